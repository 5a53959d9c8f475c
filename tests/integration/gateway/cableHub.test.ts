import { afterEach, describe, expect, it } from "vitest";
import {
  chatChannel,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
} from "../../../gateway/cable/channels";
import type { CableTiming } from "../../../gateway/cable/timing";
import { aSession, listen, startCableBench } from "../../support/cableHub";
import type { CableBench } from "../../support/cableHub";
import { answered, silence } from "../../support/scriptedCable";
import type { CableScript } from "../../support/scriptedCable";

/** How a person's subscriptions share one connection. */

const benches: CableBench[] = [];
afterEach(async () => {
  for (const bench of benches.splice(0)) await bench.stop();
});

async function bench(script: CableScript = {}, timing: Partial<CableTiming> = {}): Promise<CableBench> {
  const started = await startCableBench(script, timing);
  benches.push(started);
  return started;
}

const soon = { timeout: 10_000, interval: 5 };

const chats = '{"channel":"ChatChannel","user_id":1}';
const notifications = '{"channel":"NotificationChannel","user_id":1}';
const conversation = '{"channel":"MessageChannel","chat_id":7,"user_id":1}';
const message = (id: number, text = `número ${id}`) => ({
  id,
  random_id: `r-${id}`,
  chat_id: 7,
  user_from: { id: 2, name: "Luis", last_name: "Gómez" },
  message: text,
  created_at: "2026-11-20T23:48:11.231Z",
});
const notice = (id: number) => ({
  event: "received",
  notification: {
    id,
    type_notification_id: 1,
    type_notification: "new_change",
    user_id: 1,
    read: false,
    toast_notification: false,
    created_at: "2026-11-20T23:48:16.119Z",
    model: null,
  },
});

describe("sharing", () => {
  it("follows a channel once for many, and tells all of them", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const followers = await Promise.all(
      Array.from({ length: 5 }, () => hub.follow(session, messageChannel, chatParams("7", "1"))),
    );
    const heard = followers.map(listen);
    server.last.tell(conversation, { messages: [message(1)] });
    await expect.poll(() => heard.map(({ events }) => events.length), soon).toEqual([1, 1, 1, 1, 1]);
    followers[0]?.close();
    server.last.tell(conversation, { messages: [message(2)] });
    await expect.poll(() => heard.map(({ events }) => events.length), soon).toEqual([1, 2, 2, 2, 2]);
    expect([server.sockets.length, server.last.commands.length]).toEqual([1, 1]);
  });

  it("tells nobody of a channel that is not theirs", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const seventh = listen(await hub.follow(session, messageChannel, chatParams("7", "1")));
    const eighth = listen(await hub.follow(session, messageChannel, chatParams("8", "1")));
    server.last.tell(conversation, { messages: [message(1)] });
    server.last.tell('{"channel":"MessageChannel","chat_id":8,"user_id":2}', { messages: [message(2)] });
    await expect.poll(() => seventh.events.length, soon).toBe(1);
    await answered(server.last);
    expect(eighth.events).toEqual([]);
  });

  it("never lends one person’s connection to another, nor to another device of the same one", async () => {
    const { hub, server } = await bench();
    const people = [aSession("1", "ana-phone"), aSession("1", "ana-laptop"), aSession("2", "luis")];
    for (const session of people) await hub.follow(session, chatChannel, userParams(session.userId ?? ""));
    expect(
      server.sockets.map(({ headers, commands }) => [
        headers["access-token"],
        headers.uid,
        commands.map(({ identifier }) => identifier),
      ]),
    ).toEqual([
      ["ana-phone", "user1@example.com", [chats]],
      ["ana-laptop", "user1@example.com", [chats]],
      ["luis", "user2@example.com", ['{"channel":"ChatChannel","user_id":2}']],
    ]);
    expect(hub.size).toBe(3);
  });
});

describe("leaving", () => {
  it("and coming back at once says nothing to the server: no ghost can be left there", async () => {
    const { hub, server } = await bench({}, { graceMs: 60_000 });
    const session = aSession();
    for (let round = 0; round < 10; round += 1) {
      (await hub.follow(session, chatChannel, userParams("1"))).close();
      await answered(server.last);
    }
    const heard = listen(await hub.follow(session, chatChannel, userParams("1")));
    await answered(server.last);
    expect(server.commands()).toEqual([{ command: "subscribe", identifier: chats }]);
    server.last.tell(chats, {
      event: "update",
      id: 7,
      owner: { id: 1 },
      interested: { id: 2 },
      unread_messages: 1,
      last_message: null,
      transaction: { id: 3, status: "active" },
      updated_at: null,
    });
    await expect.poll(() => heard.events.length, soon).toBe(1);
  });

  it("is forgotten when somebody comes back in time", async () => {
    const { hub, server } = await bench({}, { graceMs: 100 });
    const session = aSession();
    const feeds = [
      await hub.follow(session, chatChannel, userParams("1")),
      await hub.follow(session, notificationChannel, userParams("1")),
    ];
    for (const feed of feeds) feed.close();
    const heard = listen(await hub.follow(session, chatChannel, userParams("1")));
    // The one that nobody came back for is left; the other's time would have been over before.
    await expect
      .poll(() => server.commands("unsubscribe"), soon)
      .toEqual([{ command: "unsubscribe", identifier: notifications }]);
    expect([hub.size, heard.end]).toEqual([1, null]);
  });

  it("for good unsubscribes once, and coming back later subscribes anew, behind it", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    await hub.follow(session, notificationChannel, userParams("1"));
    (await hub.follow(session, chatChannel, userParams("1"))).close();
    await expect
      .poll(() => server.commands("unsubscribe"), soon)
      .toEqual([{ command: "unsubscribe", identifier: chats }]);
    await hub.follow(session, chatChannel, userParams("1"));
    expect(server.last.commands.filter(({ identifier }) => identifier === chats).map(({ command }) => command)).toEqual(
      ["subscribe", "unsubscribe", "subscribe"],
    );
    expect(server.sockets).toHaveLength(1);
  });

  it("a confirmation that comes when nobody waits any more is taken back", async () => {
    const { hub, server } = await bench(
      {
        onCommand: (command, socket) =>
          command.identifier === notifications ? socket.confirm(notifications) : undefined,
      },
      { subscribeTimeoutMs: 100 },
    );
    const session = aSession();
    await hub.follow(session, notificationChannel, userParams("1"));
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    server.last.confirm(chats);
    await expect
      .poll(() => server.commands("unsubscribe"), soon)
      .toEqual([{ command: "unsubscribe", identifier: chats }]);
  });

  it("by the last one ends the connection", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const feeds = [
      await hub.follow(session, chatChannel, userParams("1")),
      await hub.follow(session, notificationChannel, userParams("1")),
    ];
    feeds[0]?.close();
    await expect.poll(() => server.commands("unsubscribe").length, soon).toBe(1);
    expect([hub.size, server.open.length]).toEqual([1, 1]);
    feeds[1]?.close();
    await expect.poll(() => [hub.size, server.open.length], soon).toEqual([0, 0]);
    listen(await hub.follow(session, chatChannel, userParams("1")));
    expect([hub.size, server.sockets.length]).toEqual([1, 2]);
  });

  it("while the line is down leaves nothing behind, and nobody reconnects for it", async () => {
    const { hub, server } = await bench({
      onOpen: (socket, number) => (number === 1 ? socket.send({ type: "welcome" }) : undefined),
    });
    const feed = await hub.follow(aSession(), chatChannel, userParams("1"));
    server.last.socket.terminate();
    await expect.poll(() => server.sockets.length, soon).toBe(2);
    feed.close();
    await expect.poll(() => [hub.size, server.open.length], soon).toEqual([0, 0]);
  });

  it("the end of the session closes its connection and its streams", async () => {
    const { hub, server } = await bench();
    const [session, other] = [aSession("1"), aSession("2")];
    const heard = listen(await hub.follow(session, chatChannel, userParams("1")));
    const others = listen(await hub.follow(other, chatChannel, userParams("2")));
    session.end("signedOut");
    await expect.poll(() => [hub.size, server.open.length, heard.end], soon).toEqual([1, 1, "done"]);
    expect(others.end).toBeNull();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("poison", () => {
  const poisons: [string, object | string][] = [
    ["no JSON", "this is not JSON"],
    [
      "half a frame",
      `{"identifier":"{\\"channel\\":\\"NotificationChannel\\",\\"user_id\\":1}","message":{"event":"rece`,
    ],
    ["a list", "[1,2,3]"],
    ["null", "null"],
    ["nothing", ""],
    ["an unknown event", { identifier: notifications, message: { event: "exploded", notification: { id: 1 } } }],
    ["an event without its record", { identifier: notifications, message: { event: "received" } }],
    [
      "a broken record",
      { identifier: notifications, message: { event: "received", notification: { id: {}, created_at: 7 } } },
    ],
    ["a bare number", { identifier: notifications, message: 7 }],
    ["an event of 1 MB", { identifier: notifications, message: { event: "grown", body: "x".repeat(1_000_000) } }],
    [
      "prototype keys",
      `{"identifier":${JSON.stringify(notifications)},"message":{"__proto__":{"event":"received"},"constructor":1}}`,
    ],
  ];

  it.each(poisons)("%s is dropped, and the streams live on", async (_name, poison) => {
    const { hub, server } = await bench();
    const session = aSession();
    const heard = listen(await hub.follow(session, notificationChannel, userParams("1")));
    const talk = listen(await hub.follow(session, messageChannel, chatParams("7", "1")));
    server.last.send(poison);
    server.last.tell(conversation, { messages: [message(1)] });
    server.last.tell(notifications, notice(1));
    await expect.poll(() => [heard.events.length, talk.events.length], soon).toEqual([1, 1]);
    expect([heard.end, talk.end, heard.gaps, server.sockets.length]).toEqual([null, null, 0, 1]);
  });

  it("one bad message among good ones does not take them along", async () => {
    const { hub, server } = await bench();
    const talk = listen(await hub.follow(aSession(), messageChannel, chatParams("7", "1")));
    server.last.tell(conversation, { messages: [message(1), { id: 2, message: "de nadie" }, message(3)] });
    await expect.poll(() => talk.events.map(({ id }) => id), soon).toEqual(["1", "3"]);
  });

  it("is logged once, without what it said", async () => {
    const { hub, server, logged } = await bench();
    const heard = listen(await hub.follow(aSession(), notificationChannel, userParams("1")));
    for (let time = 0; time < 20; time += 1) server.last.tell(notifications, { event: "grown", body: "secreto" });
    server.last.tell(notifications, notice(1));
    await expect.poll(() => heard.events.length, soon).toBe(1);
    const lines = logged.filter(({ msg }) => msg === "unknown cable event dropped");
    expect(lines).toMatchObject([{ channel: "NotificationChannel", event: "grown" }]);
    expect(JSON.stringify(logged)).not.toContain("secreto");
  });

  it("a frame that is too large to read costs the connection, not the streams", async () => {
    const { hub, server } = await bench();
    const heard = listen(await hub.follow(aSession(), notificationChannel, userParams("1")));
    server.last.send({ identifier: notifications, message: "x".repeat(9 * 1_024 * 1_024) });
    await expect.poll(() => heard.gaps, soon).toBe(1);
    server.last.tell(notifications, notice(1));
    await expect.poll(() => heard.events.length, soon).toBe(1);
  });
});

describe("a slow reader", () => {
  it("is cut off in the end, and nobody else with it", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const slow = await hub.follow(session, messageChannel, chatParams("7", "1"));
    const quick = listen(await hub.follow(session, messageChannel, chatParams("7", "1")));
    for (const round of [0, 1, 2, 3]) {
      server.last.tell(conversation, {
        messages: Array.from({ length: 300 }, (_, index) => message(round * 300 + index + 1)),
      });
      await expect.poll(() => quick.events.length, soon).toBe((round + 1) * 300);
    }
    await expect(slow.next()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(quick.end).toBeNull();
  });

  it("is not who follows a long conversation whose history comes again after a gap", async () => {
    const history = Array.from({ length: 3_000 }, (_, index) => message(index + 1));
    const { hub, server } = await bench({
      onCommand(command, socket) {
        socket.tell(command.identifier, { messages: history });
        socket.confirm(command.identifier);
      },
    });
    const feed = await hub.follow(aSession(), messageChannel, chatParams("7", "1"));
    expect(feed.backlog).toHaveLength(3_000);
    const talk = listen(feed);
    history.push(message(3_001));
    server.last.socket.terminate();
    await expect.poll(() => talk.events.map(({ id }) => id), soon).toEqual(["3001"]);
  });
});

describe("many at once", () => {
  it("connect a few at a time", async () => {
    const { hub, server } = await bench({ onOpen: silence });
    const everybody = Array.from({ length: 30 }, (_, index) =>
      hub.follow(aSession(String(index + 1)), chatChannel, userParams(String(index + 1))),
    );
    await expect.poll(() => server.sockets.length, soon).toBe(20);
    server.sockets[0]?.send({ type: "welcome" });
    await expect.poll(() => server.sockets.length, soon).toBe(21);
    const timer = setInterval(
      () => server.open.filter(({ texts }) => texts.length === 0).forEach((socket) => socket.send({ type: "welcome" })),
      5,
    );
    await Promise.all(everybody);
    clearInterval(timer);
    expect(hub.size).toBe(30);
  });
});
