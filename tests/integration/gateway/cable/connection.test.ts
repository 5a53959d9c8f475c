import { describe, expect, it } from "vitest";
import {
  chatChannel,
  isMessage,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
  requestChannel,
} from "../../../../gateway/cable/channels";
import { notificationEvents } from "../../../../gateway/cable/notificationFeed";
import { messageRecord, notificationEvent, notificationsIdentifier } from "../../../support/cableRecords";
import { aSession, collect, useHubs } from "../../../support/hubFixture";
import type { CableCommand, ServerLine } from "../../../../gateway/cable/testing/scriptedCable";

/** The life of a connection: pings, endings, reconnects and what is missed meanwhile. */

const startHub = useHubs();

const confirmSubscribe = (line: ServerLine, command: CableCommand) => {
  if (command.command === "subscribe") line.confirm(command.identifier);
};

describe("pings", () => {
  it("keep a connection open and get no answer", async () => {
    const { hub, server } = await startHub({}, { staleMs: 1_000 });
    const received = collect(await hub.follow(aSession(), chatChannel, userParams("1")));
    const said = server.line.texts.length;
    let pings = 0;
    const timer = setInterval(() => {
      server.line.send({ type: "ping", message: Math.floor(Date.now() / 1_000) });
      pings += 1;
    }, 20);
    await expect.poll(() => pings).toBeGreaterThan(100);
    clearInterval(timer);
    expect([server.lines.length, server.line.texts.length, received.gaps]).toEqual([1, said, 0]);
  });

  it("that stop make the client close the connection and open another", async () => {
    const { hub, server } = await startHub({}, { staleMs: 100 });
    const received = collect(await hub.follow(aSession(), chatChannel, userParams("1")));
    await expect.poll(() => server.lines.length).toBeGreaterThan(1);
    await expect.poll(() => received.gaps).toBeGreaterThan(0);
    expect([server.lines[0]?.isOpen, received.end]).toEqual([false, null]);
  });
});

describe("the end of a connection", () => {
  it.each<[string, (line: ServerLine) => void]>([
    [
      "disconnect with reconnect: true",
      (line) => (line.send({ type: "disconnect", reason: "server_restart", reconnect: true }), line.close()),
    ],
    [
      "the same from a server that leaves the closing to the client",
      (line) => line.send({ type: "disconnect", reason: "server_restart", reconnect: true }),
    ],
    ["code 1000 without a frame", (line) => line.close()],
    ["a cut line (1006)", (line) => line.cut()],
  ])("is followed by a reconnect after %s", async (_name, end) => {
    const { hub, server } = await startHub();
    const session = aSession();
    const received = collect(await hub.follow(session, chatChannel, userParams("1")));
    end(server.line);
    await expect.poll(() => received.gaps).toBe(1);
    expect([server.open.length, session.endedBy, received.end]).toEqual([1, null, null]);
  });

  it.each(["unauthorized", "invalid_request"])("is final after reconnect: false (%s)", async (reason) => {
    const { hub, server } = await startHub();
    const session = aSession();
    await hub.follow(session, chatChannel, userParams("1"));
    const [first] = server.lines;
    first?.send({ type: "disconnect", reason, reconnect: false });
    await expect.poll(() => [session.endedBy, hub.size, first?.isOpen]).toEqual(["expired", 0, false]);
    // Another user reconnects twice meanwhile, so there was time enough.
    const others = collect(await hub.follow(aSession("2"), chatChannel, userParams("2")));
    for (const gap of [1, 2]) {
      server.line.cut();
      await expect.poll(() => others.gaps).toBe(gap);
    }
    expect(server.lines.filter(({ headers }) => headers.uid === "user1@example.com")).toHaveLength(1);
  });

  it("closes the streams of an ended session and of no other", async () => {
    const { hub, server } = await startHub();
    const [session, other] = [aSession("1"), aSession("2")];
    const received = collect(await hub.follow(session, chatChannel, userParams("1")));
    const others = collect(await hub.follow(other, chatChannel, userParams("2")));
    session.end("signedOut");
    await expect.poll(() => [hub.size, server.open.length, received.end]).toEqual([1, 1, "done"]);
    expect(others.end).toBeNull();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("a reconnect", () => {
  it("brings the missed notifications once and in order, without the hidden kind", async () => {
    const stored = [1, 2, 3, 4, 5, 6].map((id) => notificationEvent(id, id === 5 ? "new_message" : "new_change"));
    const { hub, server } = await startHub({
      onCommand(line, command) {
        confirmSubscribe(line, command);
        if (command.command !== "message") return;
        const { action, last_notification_id: after } = JSON.parse(String(command.data)) as {
          action: string;
          last_notification_id: number;
        };
        if (action !== "catch_up") return;
        // In another order, as a pool of threads sends them, with one that already came live.
        for (const one of stored.filter(({ notification }) => notification.id > after).toReversed())
          line.deliver(command.identifier, one);
      },
    });
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(
        feed,
        { floor: 1, known: notificationChannel.parse(notificationEvent(1)), isCatchUp: false },
        hub.timing,
      ))
        ids.push(id);
    })();
    server.line.deliver(notificationsIdentifier, notificationEvent(2));
    await expect.poll(() => ids).toEqual(["2"]);
    server.line.cut();
    await expect.poll(() => ids).toEqual(["2", "3", "4", "6"]);
    server.line.deliver(notificationsIdentifier, notificationEvent(6));
    server.line.deliver(notificationsIdentifier, notificationEvent(7));
    await expect.poll(() => ids).toEqual(["2", "3", "4", "6", "7"]);
    expect(server.lines.map(({ commands }) => commands.map(({ command }) => command))).toEqual([
      ["subscribe"],
      ["subscribe", "message"],
    ]);
  });

  it("informs followers of chats and transactions that events may be missing", async () => {
    const { hub, server } = await startHub();
    const session = aSession();
    const received = [
      collect(await hub.follow(session, chatChannel, userParams("1"))),
      collect(await hub.follow(session, requestChannel, userParams("1"))),
    ];
    server.line.cut();
    await expect.poll(() => received.map(({ gaps }) => gaps)).toEqual([1, 1]);
  });

  it("fills the gap of a conversation from its history, however long that is", async () => {
    const history = Array.from({ length: 3_000 }, (_, index) => messageRecord(index + 1));
    const { hub, server } = await startHub({
      onCommand(line, command) {
        line.deliver(command.identifier, { messages: history });
        line.confirm(command.identifier);
      },
    });
    const feed = await hub.follow(aSession(), messageChannel, chatParams("7", "1"));
    expect(feed.backlog).toHaveLength(3_000);
    const talk = collect(feed);
    history.push(messageRecord(3_001));
    server.line.cut();
    await expect.poll(() => talk.events.map((event) => isMessage(event) && event.id)).toEqual(["3001"]);
  });

  it("delivers notifications that overtook each other, each once", async () => {
    const { hub, server } = await startHub();
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(feed, { floor: 7, known: [], isCatchUp: false }, hub.timing))
        ids.push(id);
    })();
    for (const id of [9, 8, 9, 10, 8]) server.line.deliver(notificationsIdentifier, notificationEvent(id));
    await expect.poll(() => ids).toEqual(["9", "8", "10"]);
  });
});
