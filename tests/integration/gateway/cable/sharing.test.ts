import { describe, expect, it } from "vitest";
import {
  chatChannel,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
} from "../../../../gateway/cable/channels";
import {
  chatsIdentifier,
  conversationIdentifier,
  messageRecord,
  notificationsIdentifier,
} from "../../../support/cableRecords";
import { aSession, collect, useHubs } from "../../../support/hubFixture";
import { doNothing } from "../../../../gateway/cable/testing/scriptedCable";

/** How a user's subscriptions share one connection, and when it is left. */

const startHub = useHubs();

describe("sharing", () => {
  it("subscribes to a channel once for all its followers and delivers to each", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const followers = await Promise.all(
      Array.from({ length: 5 }, () => hub.follow(session, messageChannel, chatParams("7", "1"))),
    );
    const received = followers.map(collect);
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(1)] });
    await expect.poll(() => received.map(({ events }) => events.length)).toEqual([1, 1, 1, 1, 1]);
    followers[0]?.close();
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(2)] });
    await expect.poll(() => received.map(({ events }) => events.length)).toEqual([1, 2, 2, 2, 2]);
    expect([server.lines.length, server.line.commands.length]).toEqual([1, 1]);
  });

  it("delivers nothing of another channel or user", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const seventh = collect(await hub.follow(session, messageChannel, chatParams("7", "1")));
    const eighth = collect(await hub.follow(session, messageChannel, chatParams("8", "1")));
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(1)] });
    server.line.deliver('{"channel":"MessageChannel","chat_id":8,"user_id":2}', { messages: [messageRecord(2)] });
    await expect.poll(() => seventh.events.length).toBe(1);
    await server.line.roundTrip();
    expect(eighth.events).toEqual([]);
  });

  it("keeps users and their devices on separate connections", async () => {
    const { hub, server } = await startHub();
    const people = [aSession("1", "ana-phone"), aSession("1", "ana-laptop"), aSession("2", "luis")];
    for (const session of people) await hub.follow(session, chatChannel, userParams(session.userId ?? ""));
    expect(
      server.lines.map(({ headers, commands }) => [
        headers["access-token"],
        headers.uid,
        commands.map(({ identifier }) => identifier),
      ]),
    ).toEqual([
      ["ana-phone", "user1@example.com", [chatsIdentifier]],
      ["ana-laptop", "user1@example.com", [chatsIdentifier]],
      ["luis", "user2@example.com", ['{"channel":"ChatChannel","user_id":2}']],
    ]);
    expect(hub.size).toBe(3);
  });

  it("opens only a few connections at a time", async () => {
    const { hub, server } = await startHub({ onConnect: doNothing });
    const viewers = Array.from({ length: 30 }, (_, index) =>
      hub.follow(aSession(String(index + 1)), chatChannel, userParams(String(index + 1))),
    );
    await expect.poll(() => server.lines.length).toBe(20);
    server.lines[0]?.send({ type: "welcome" });
    await expect.poll(() => server.lines.length).toBe(21);
    const timer = setInterval(
      () => server.open.filter(({ texts }) => texts.length === 0).forEach((line) => line.send({ type: "welcome" })),
      5,
    );
    await Promise.all(viewers);
    clearInterval(timer);
    expect(hub.size).toBe(30);
  });
});

describe("leaving", () => {
  it("sends nothing when a follower comes back at once", async () => {
    const { hub, server } = await startHub({}, { graceMs: 60_000 });
    const session = aSession();
    for (let round = 0; round < 10; round += 1) {
      (await hub.follow(session, chatChannel, userParams("1"))).close();
      await server.line.roundTrip();
    }
    const received = collect(await hub.follow(session, chatChannel, userParams("1")));
    await server.line.roundTrip();
    expect(server.commands()).toEqual([{ command: "subscribe", identifier: chatsIdentifier }]);
    server.line.deliver(chatsIdentifier, {
      event: "update",
      id: 7,
      owner: { id: 1 },
      interested: { id: 2 },
      unread_messages: 1,
      last_message: null,
      transaction: { id: 3, status: "active" },
      updated_at: null,
    });
    await expect.poll(() => received.events.length).toBe(1);
  });

  it("leaves only the channel whose grace period passes", async () => {
    const { hub, server } = await startHub({}, { graceMs: 1_000 });
    const session = aSession();
    const feeds = [
      await hub.follow(session, chatChannel, userParams("1")),
      await hub.follow(session, notificationChannel, userParams("1")),
    ];
    for (const feed of feeds) feed.close();
    const received = collect(await hub.follow(session, chatChannel, userParams("1")));
    // Only the channel without a returning follower is left, although the other one's grace period started first.
    await expect
      .poll(() => server.commands("unsubscribe"))
      .toEqual([{ command: "unsubscribe", identifier: notificationsIdentifier }]);
    expect([hub.size, received.end]).toEqual([1, null]);
  });

  it("unsubscribes once, and subscribes again when a follower comes back later", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    await hub.follow(session, notificationChannel, userParams("1"));
    (await hub.follow(session, chatChannel, userParams("1"))).close();
    await expect
      .poll(() => server.commands("unsubscribe"))
      .toEqual([{ command: "unsubscribe", identifier: chatsIdentifier }]);
    await hub.follow(session, chatChannel, userParams("1"));
    expect(
      server.line.commands.filter(({ identifier }) => identifier === chatsIdentifier).map(({ command }) => command),
    ).toEqual(["subscribe", "unsubscribe", "subscribe"]);
    expect(server.lines).toHaveLength(1);
  });

  it("closes the connection with its last channel", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const feeds = [
      await hub.follow(session, chatChannel, userParams("1")),
      await hub.follow(session, notificationChannel, userParams("1")),
    ];
    feeds[0]?.close();
    await expect.poll(() => server.commands("unsubscribe").length).toBe(1);
    expect([hub.size, server.open.length]).toEqual([1, 1]);
    feeds[1]?.close();
    await expect.poll(() => [hub.size, server.open.length]).toEqual([0, 0]);
    collect(await hub.follow(session, chatChannel, userParams("1")));
    expect([hub.size, server.lines.length]).toEqual([1, 2]);
  });

  it("during an outage ends the reconnecting", async () => {
    const { hub, server } = await startHub({
      onConnect: (line) => (server.lines.length === 1 ? line.send({ type: "welcome" }) : undefined),
    });
    const feed = await hub.follow(aSession(), chatChannel, userParams("1"));
    server.line.cut();
    await expect.poll(() => server.lines.length).toBe(2);
    feed.close();
    await expect.poll(() => [hub.size, server.open.length]).toEqual([0, 0]);
  });
});

describe("a slow reader", () => {
  it("is cut off without affecting other readers", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const slow = await hub.follow(session, messageChannel, chatParams("7", "1"));
    const quick = collect(await hub.follow(session, messageChannel, chatParams("7", "1")));
    for (const round of [0, 1, 2, 3]) {
      server.line.deliver(conversationIdentifier, {
        messages: Array.from({ length: 300 }, (_, index) => messageRecord(round * 300 + index + 1)),
      });
      await expect.poll(() => quick.events.length).toBe((round + 1) * 300);
    }
    await expect(slow.next()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(quick.end).toBeNull();
  });
});
