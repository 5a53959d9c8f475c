import { describe, expect, it } from "vitest";
import {
  chatChannel,
  isMessage,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
} from "../../../../gateway/cable/channels";
import { notificationEvents } from "../../../../gateway/cable/notificationFeed";
import { cableTiming } from "../../../../gateway/cable/timing";
import {
  chatsIdentifier,
  conversationIdentifier,
  messageRecord,
  notificationEvent,
  notificationsIdentifier,
} from "../../../support/cableRecords";
import { aSession, collect, useHubs } from "../../../support/hubFixture";
import { doNothing } from "../../../../gateway/cable/testing/scriptedCable";
import type { CableCommand, ServerLine } from "../../../../gateway/cable/testing/scriptedCable";

/** Subscriptions and actions on one connection, against a server that answers as recorded. */

const startHub = useHubs();

const confirmSubscribe = (line: ServerLine, command: CableCommand) => {
  if (command.command === "subscribe") line.confirm(command.identifier);
};

describe("identifiers and commands", () => {
  it("spells a subscription in one way only, so that each broadcast arrives once", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const received = collect(await hub.follow(session, messageChannel, { chat_id: "7", user_id: "1" }));
    const again = collect(await hub.follow(session, messageChannel, { user_id: "1", chat_id: "7" }));
    expect(server.line.texts).toEqual([JSON.stringify({ command: "subscribe", identifier: conversationIdentifier })]);
    server.line.deliver('{"user_id":1,"channel":"MessageChannel","chat_id":7}', { messages: [messageRecord(1)] });
    server.line.deliver('{ "channel": "MessageChannel", "chat_id": "7", "user_id": "1" }', {
      messages: [messageRecord(1)],
    });
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(1)] });
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(2)] });
    await expect.poll(() => received.events.length).toBe(2);
    expect([received, again].map(({ events }) => events.map((event) => isMessage(event) && event.id))).toEqual([
      ["1", "2"],
      ["1", "2"],
    ]);
  });

  it("sends the data of an action as text", async () => {
    const { hub, server } = await startHub();
    await hub.perform(aSession(), messageChannel, chatParams("7", "1"), "read_messages", chatParams("7", "1"));
    await expect
      .poll(() => server.commands("message"))
      .toEqual([
        {
          command: "message",
          identifier: conversationIdentifier,
          data: '{"action":"read_messages","chat_id":7,"user_id":1}',
        },
      ]);
  });

  it("takes no control frame for a message and no message for a control frame", async () => {
    const { hub, server } = await startHub();
    const received = collect(await hub.follow(aSession(), notificationChannel, userParams("1")));
    server.line.send({ type: "ping", message: 1_795_218_497, identifier: notificationsIdentifier });
    server.line.send({ type: "bogus", identifier: notificationsIdentifier, message: notificationEvent(1) });
    server.line.send({ type: null, identifier: notificationsIdentifier, message: notificationEvent(2) });
    server.line.send({
      identifier: notificationsIdentifier,
      message: { ...notificationEvent(3), type: "reject_subscription" },
    });
    await expect.poll(() => received.events.map(({ id }) => id)).toEqual(["3"]);
    expect([received.end, received.gaps, server.lines.length]).toEqual([null, 0, 1]);
  });
});

describe("confirmation", () => {
  it("holds an action back until its channel is confirmed", async () => {
    const { hub, server } = await startHub({ onCommand: doNothing }, { resendMs: 20 });
    const performed = hub.perform(
      aSession(),
      messageChannel,
      chatParams("7", "1"),
      "read_messages",
      chatParams("7", "1"),
    );
    // Several repeated subscribes later there is still no action.
    await expect.poll(() => server.commands("subscribe").length).toBeGreaterThan(2);
    expect(server.commands("message")).toEqual([]);
    server.line.confirm(conversationIdentifier);
    await performed;
    await expect.poll(() => server.commands("message").length).toBe(1);
  });

  it("catches up only after the channel is confirmed again", async () => {
    const { hub, server } = await startHub(
      {
        onCommand: (line, command) => (line === server.lines[0] ? confirmSubscribe(line, command) : undefined),
      },
      { resendMs: 20 },
    );
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    server.line.cut();
    await expect.poll(() => server.lines[1]?.commands.length ?? 0).toBeGreaterThan(0);
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(feed, { floor: 3, known: [], isCatchUp: true }, hub.timing))
        ids.push(id);
    })();
    await expect.poll(() => server.lines[1]?.commands.length ?? 0).toBeGreaterThan(3);
    expect(server.commands("message")).toEqual([]);
    server.line.confirm(notificationsIdentifier);
    await expect.poll(() => server.commands("message").length).toBeGreaterThan(0);
    server.line.deliver(notificationsIdentifier, notificationEvent(4));
    await expect.poll(() => ids).toEqual(["4"]);
  });

  it("accepts confirmations in any order", async () => {
    const { hub, server } = await startHub({ onCommand: doNothing });
    const session = aSession();
    const both = Promise.all([
      hub.follow(session, chatChannel, userParams("1")),
      hub.follow(session, notificationChannel, userParams("1")),
    ]);
    await expect.poll(() => new Set(server.commands("subscribe").map(({ identifier }) => identifier)).size).toBe(2);
    server.line.confirm(notificationsIdentifier);
    server.line.confirm(chatsIdentifier);
    expect(await both).toHaveLength(2);
  });

  it("repeats an unconfirmed subscribe unchanged until it is confirmed", async () => {
    const { hub, server } = await startHub({ onCommand: doNothing }, { resendMs: 20 });
    const following = hub.follow(aSession(), chatChannel, userParams("1"));
    await expect.poll(() => server.open[0]?.texts.length ?? 0).toBeGreaterThan(3);
    expect(new Set(server.line.texts)).toEqual(
      new Set([JSON.stringify({ command: "subscribe", identifier: chatsIdentifier })]),
    );
    server.line.confirm(chatsIdentifier);
    const received = collect(await following);
    // A second confirmation, of a repeated subscribe, must not count as a reconnect.
    await server.line.roundTrip();
    const known = server.line.texts.length;
    server.line.confirm(chatsIdentifier);
    await server.line.roundTrip();
    expect([received.gaps, server.line.texts.length]).toEqual([0, known]);
  });

  it("gives up on an unconfirmed channel without touching the others", async () => {
    const { hub, server } = await startHub(
      {
        onCommand: (line, command) =>
          command.identifier === chatsIdentifier ? undefined : confirmSubscribe(line, command),
      },
      { subscribeTimeoutMs: 1_000 },
    );
    const session = aSession();
    const received = collect(await hub.follow(session, notificationChannel, userParams("1")));
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    server.line.deliver(notificationsIdentifier, notificationEvent(1));
    await expect.poll(() => received.events.length).toBe(1);
    expect([server.lines.length, received.end]).toEqual([1, null]);
  });

  it("repeats and waits as long as the official client does", () => {
    expect(cableTiming).toMatchObject({ resendMs: 500, staleMs: 6_000, graceMs: 2_000 });
  });

  it("unsubscribes from a channel that is confirmed after everyone gave up", async () => {
    const { hub, server } = await startHub(
      {
        onCommand: (line, command) =>
          command.identifier === notificationsIdentifier ? line.confirm(notificationsIdentifier) : undefined,
      },
      { subscribeTimeoutMs: 1_000 },
    );
    const session = aSession();
    await hub.follow(session, notificationChannel, userParams("1"));
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    server.line.confirm(chatsIdentifier);
    await expect
      .poll(() => server.commands("unsubscribe"))
      .toEqual([{ command: "unsubscribe", identifier: chatsIdentifier }]);
  });
});

describe("messages before the confirmation", () => {
  it("become the history of a conversation, sorted by id, each message once", async () => {
    const { hub } = await startHub({
      onCommand(line, command) {
        for (const id of [3, 1, 11, 2, 3, 10]) line.deliver(command.identifier, { messages: [messageRecord(id)] });
        confirmSubscribe(line, command);
      },
    });
    expect((await hub.history(aSession(), "7", "1")).map(({ id }) => id)).toEqual(["1", "2", "3", "10", "11"]);
  });

  it("reach the followers of a channel without a history", async () => {
    const { hub } = await startHub({
      onCommand(line, command) {
        line.deliver(command.identifier, { event: "connected" });
        line.deliver(command.identifier, notificationEvent(5));
        line.confirm(command.identifier);
      },
    });
    const received = collect(await hub.follow(aSession(), notificationChannel, userParams("1")));
    await expect.poll(() => received.events.map(({ id }) => id)).toEqual(["5"]);
  });
});

describe("a rejection", () => {
  it("fails only the followers of that channel", async () => {
    const foreign = '{"channel":"MessageChannel","chat_id":999,"user_id":1}';
    const { hub, server } = await startHub({
      onCommand(line, command) {
        if (command.identifier !== foreign) return confirmSubscribe(line, command);
        line.deliver(foreign, { errors: ["Chat no encontrado"] });
        line.send({ identifier: foreign, type: "reject_subscription" });
      },
    });
    const session = aSession();
    const received = collect(await hub.follow(session, messageChannel, chatParams("7", "1")));
    const refused = await Promise.allSettled(
      [1, 2].map(() => hub.follow(session, messageChannel, chatParams("999", "1"))),
    );
    expect(refused).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: { code: "NOT_FOUND" } })));
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(1)] });
    await expect.poll(() => received.events.length).toBe(1);
    expect([server.lines.length, server.open.length, received.end]).toEqual([1, 1, null]);
  });
});
