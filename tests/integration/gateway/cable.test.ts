import { afterEach, describe, expect, it } from "vitest";
import {
  chatChannel,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
  requestChannel,
} from "../../../gateway/cable/channels";
import { notificationEvents } from "../../../gateway/cable/notificationFeed";
import { cableTiming } from "../../../gateway/cable/timing";
import type { CableTiming } from "../../../gateway/cable/timing";
import { aSession, listen, rotate, startCableBench } from "../../support/cableHub";
import type { CableBench } from "../../support/cableHub";
import { answered, silence } from "../../support/scriptedCable";
import type { CableCommand, CableScript, CableSocket } from "../../support/scriptedCable";

/** The numbered notes of the contract on the cable, each against a server that behaves so. */

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

const notifications = '{"channel":"NotificationChannel","user_id":1}';
const chats = '{"channel":"ChatChannel","user_id":1}';
const conversation = '{"channel":"MessageChannel","chat_id":7,"user_id":1}';

const notice = (id: number, type = "new_change") => ({
  event: "received",
  notification: {
    id,
    type_notification_id: type === "new_message" ? 10 : 1,
    type_notification: type,
    user_id: 1,
    read: false,
    toast_notification: false,
    created_at: "2026-11-20T23:48:16.119Z",
    model: null,
  },
});
const message = (id: number) => ({
  id,
  random_id: `r-${id}`,
  chat_id: 7,
  user_from: { id: 2, name: "Luis", last_name: "Gómez" },
  message: `número ${id}`,
  created_at: "2026-11-20T23:48:11.231Z",
});
const told = (id: number) => notificationChannel.parse(notice(id));
const confirming = (command: CableCommand, socket: CableSocket) => {
  if (command.command === "subscribe") socket.confirm(command.identifier);
};

describe("note 1: the subprotocol", () => {
  it("offers what the official client offers, and no compression", async () => {
    const { hub, server } = await bench();
    await hub.follow(aSession(), chatChannel, userParams("1"));
    expect(
      server.upgrades.map((headers) => [headers["sec-websocket-protocol"], headers["sec-websocket-extensions"]]),
    ).toEqual([["actioncable-v1-json,actioncable-unsupported", undefined]]);
  });

  it.each([
    ["chooses none", false],
    ["chooses one that nobody offered", "another"],
  ] as const)("talks to a server that %s, and does not offer any again", async (_name, choose) => {
    const { hub, server } = await bench({ choose });
    await hub.follow(aSession(), chatChannel, userParams("1"));
    await hub.follow(aSession("2"), chatChannel, userParams("2"));
    expect(server.upgrades.map((headers) => headers["sec-websocket-protocol"])).toEqual([
      "actioncable-v1-json,actioncable-unsupported",
      undefined,
      undefined,
    ]);
  });
});

describe("note 1, turned around: a server that names one although none was offered", () => {
  it("is not asked again and again without a pause", async () => {
    const { hub, server } = await bench(
      { choose: false, insists: true },
      { firstDelayMs: 60_000, longestDelayMs: 60_000, subscribeTimeoutMs: 300 },
    );
    await expect(hub.follow(aSession(), chatChannel, userParams("1"))).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    expect(server.upgrades).toHaveLength(2);
  });
});

describe("note 2: the Origin", () => {
  it("is the backend’s own", async () => {
    const { hub, server } = await bench({ refuses: ({ origin, host }) => origin !== `http://${host}` });
    await hub.follow(aSession(), chatChannel, userParams("1"));
    expect(server.upgrades.map(({ origin }) => origin)).toEqual([server.url]);
  });

  it("a refused upgrade is tried again and fails in time, without ending the session", async () => {
    const { hub, server } = await bench({ refuses: () => true }, { subscribeTimeoutMs: 200 });
    const session = aSession();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(server.upgrades.length).toBeGreaterThan(1);
    expect(session.isOver).toBe(false);
  });
});

describe("note 3: an upgrade is no authentication", () => {
  it("says nothing before the welcome", async () => {
    const { hub, server } = await bench({ onOpen: silence });
    const following = hub.follow(aSession(), chatChannel, userParams("1"));
    await expect.poll(() => server.open.length, soon).toBe(1);
    await answered(server.last);
    expect(server.last.texts).toEqual([]);
    server.last.send({ type: "welcome" });
    await following;
    expect(server.last.commands).toEqual([{ command: "subscribe", identifier: chats }]);
  });

  it("unauthorized after the upgrade ends the session and everything that follows it", async () => {
    const { hub, server } = await bench({
      onOpen(socket) {
        socket.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
        socket.socket.close(1000);
      },
    });
    const session = aSession();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect([session.endedBy, hub.size, server.upgrades.length]).toEqual(["expired", 0, 1]);
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(server.upgrades).toHaveLength(1);
  });
});

describe("note 4: identifiers are compared byte by byte", () => {
  it("spells a subscription in one way only, so that a broadcast comes once", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const heard = listen(await hub.follow(session, messageChannel, { chat_id: "7", user_id: "1" }));
    const again = listen(await hub.follow(session, messageChannel, { user_id: "1", chat_id: "7" }));
    expect(server.last.texts).toEqual([JSON.stringify({ command: "subscribe", identifier: conversation })]);
    server.last.tell('{"user_id":1,"channel":"MessageChannel","chat_id":7}', { messages: [message(1)] });
    server.last.tell('{ "channel": "MessageChannel", "chat_id": "7", "user_id": "1" }', { messages: [message(1)] });
    server.last.tell(conversation, { messages: [message(1)] });
    server.last.tell(conversation, { messages: [message(2)] });
    await expect.poll(() => heard.events.length, soon).toBe(2);
    expect([heard, again].map(({ events }) => events.map(({ id }) => id))).toEqual([
      ["1", "2"],
      ["1", "2"],
    ]);
  });

  it("sends the data of an action as text", async () => {
    const { hub, server } = await bench();
    await hub.perform(aSession(), messageChannel, chatParams("7", "1"), "read_messages", chatParams("7", "1"));
    await expect
      .poll(() => server.commands("message"), soon)
      .toEqual([
        { command: "message", identifier: conversation, data: '{"action":"read_messages","chat_id":7,"user_id":1}' },
      ]);
  });
});

describe("note 5: no action before the confirmation", () => {
  it("holds an action back until its channel is confirmed", async () => {
    const { hub, server } = await bench({ onCommand: silence });
    const performed = hub.perform(
      aSession(),
      messageChannel,
      chatParams("7", "1"),
      "read_messages",
      chatParams("7", "1"),
    );
    // Repeated subscribes pass by, and still no action.
    await expect.poll(() => server.commands("subscribe").length, soon).toBeGreaterThan(2);
    expect(server.commands("message")).toEqual([]);
    server.last.confirm(conversation);
    await performed;
    await expect.poll(() => server.commands("message").length, soon).toBe(1);
  });

  it("asks for what was missed only when the channel stands again", async () => {
    const { hub, server } = await bench({
      onCommand: (command, socket) => (socket === server.sockets[0] ? confirming(command, socket) : undefined),
    });
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    server.last.socket.terminate();
    await expect.poll(() => server.sockets[1]?.commands.length ?? 0, soon).toBeGreaterThan(0);
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(feed, { floor: 3, known: [], isCatchUp: true }, hub.timing))
        ids.push(id);
    })();
    await expect.poll(() => server.sockets[1]?.commands.length ?? 0, soon).toBeGreaterThan(3);
    expect(server.commands("message")).toEqual([]);
    server.last.confirm(notifications);
    await expect.poll(() => server.commands("message").length, soon).toBeGreaterThan(0);
    server.last.tell(notifications, notice(4));
    await expect.poll(() => ids, soon).toEqual(["4"]);
  });

  it("takes confirmations in any order", async () => {
    const { hub, server } = await bench({ onCommand: silence });
    const session = aSession();
    const both = Promise.all([
      hub.follow(session, chatChannel, userParams("1")),
      hub.follow(session, notificationChannel, userParams("1")),
    ]);
    await expect
      .poll(() => new Set(server.commands("subscribe").map(({ identifier }) => identifier)).size, soon)
      .toBe(2);
    server.last.confirm(notifications);
    server.last.confirm(chats);
    expect(await both).toHaveLength(2);
  });
});

describe("note 6: what comes before the confirmation", () => {
  it("is kept: the history of a conversation arrives so", async () => {
    const { hub } = await bench({
      onCommand(command, socket) {
        if (command.command !== "subscribe") return;
        socket.tell(command.identifier, { messages: [message(1), message(2)] });
        socket.confirm(command.identifier);
      },
    });
    expect((await hub.history(aSession(), "7", "1")).map(({ message: text }) => text)).toEqual([
      "número 1",
      "número 2",
    ]);
  });

  it("is told to followers of a channel that keeps nothing", async () => {
    const { hub } = await bench({
      onCommand(command, socket) {
        socket.tell(command.identifier, { event: "connected" });
        socket.tell(command.identifier, notice(5));
        socket.confirm(command.identifier);
      },
    });
    const heard = listen(await hub.follow(aSession(), notificationChannel, userParams("1")));
    await expect.poll(() => heard.events.map(({ id }) => id), soon).toEqual(["5"]);
  });
});

describe("note 7: silence", () => {
  it("repeats an unconfirmed subscribe, the very same each time, until it is confirmed", async () => {
    const { hub, server } = await bench({ onCommand: silence });
    const following = hub.follow(aSession(), chatChannel, userParams("1"));
    await expect.poll(() => server.open[0]?.texts.length ?? 0, soon).toBeGreaterThan(3);
    expect(new Set(server.last.texts)).toEqual(new Set([JSON.stringify({ command: "subscribe", identifier: chats })]));
    server.last.confirm(chats);
    const heard = listen(await following);
    // A second confirmation, of a repeated subscribe, is no return after a gap.
    const known = server.last.texts.length;
    server.last.confirm(chats);
    await answered(server.last);
    expect([heard.gaps, server.last.texts.length]).toEqual([0, known]);
  });

  it("gives up in the end, for this channel only", async () => {
    const { hub, server } = await bench(
      { onCommand: (command, socket) => (command.identifier === chats ? undefined : confirming(command, socket)) },
      { subscribeTimeoutMs: 200 },
    );
    const session = aSession();
    const heard = listen(await hub.follow(session, notificationChannel, userParams("1")));
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    server.last.tell(notifications, notice(1));
    await expect.poll(() => heard.events.length, soon).toBe(1);
    expect([server.sockets.length, heard.end]).toEqual([1, null]);
  });

  it("asks as often and waits as long as the official client does", () => {
    expect(cableTiming).toMatchObject({ resendMs: 500, staleMs: 6_000, graceMs: 2_000 });
  });
});

describe("note 8: a rejection", () => {
  it("fails only those who follow that channel", async () => {
    const foreign = '{"channel":"MessageChannel","chat_id":999,"user_id":1}';
    const { hub, server } = await bench({
      onCommand(command, socket) {
        if (command.identifier !== foreign) return confirming(command, socket);
        socket.tell(foreign, { errors: ["Chat no encontrado"] });
        socket.send({ identifier: foreign, type: "reject_subscription" });
      },
    });
    const session = aSession();
    const heard = listen(await hub.follow(session, messageChannel, chatParams("7", "1")));
    const refused = await Promise.allSettled(
      [1, 2].map(() => hub.follow(session, messageChannel, chatParams("999", "1"))),
    );
    expect(refused).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: { code: "NOT_FOUND" } })));
    server.last.tell(conversation, { messages: [message(1)] });
    await expect.poll(() => heard.events.length, soon).toBe(1);
    expect([server.sockets.length, server.open.length, heard.end]).toEqual([1, 1, null]);
  });
});

describe("note 9: pings", () => {
  it("are answered by nothing and keep a connection", async () => {
    const { hub, server } = await bench({}, { staleMs: 400 });
    const heard = listen(await hub.follow(aSession(), chatChannel, userParams("1")));
    const said = server.last.texts.length;
    let pings = 0;
    const timer = setInterval(() => {
      server.last.send({ type: "ping", message: Math.floor(Date.now() / 1_000) });
      pings += 1;
    }, 20);
    await expect.poll(() => pings, soon).toBeGreaterThan(60);
    clearInterval(timer);
    expect([server.sockets.length, server.last.texts.length, heard.gaps]).toEqual([1, said, 0]);
  });

  it("that stay away mean a dead connection: it is left and made anew", async () => {
    const { hub, server } = await bench({}, { staleMs: 100 });
    const heard = listen(await hub.follow(aSession(), chatChannel, userParams("1")));
    await expect.poll(() => server.sockets.length, soon).toBeGreaterThan(1);
    await expect.poll(() => heard.gaps, soon).toBeGreaterThan(0);
    expect([server.sockets[0]?.isOpen, heard.end]).toEqual([false, null]);
  });
});

describe("note 10: ends of a connection", () => {
  it.each<[string, (socket: CableSocket) => void]>([
    [
      "disconnect with reconnect: true",
      (socket) => (
        socket.send({ type: "disconnect", reason: "server_restart", reconnect: true }),
        socket.socket.close(1000)
      ),
    ],
    [
      "the same from a server that leaves the closing to the client",
      (socket) => socket.send({ type: "disconnect", reason: "server_restart", reconnect: true }),
    ],
    ["code 1000 without a frame", (socket) => socket.socket.close(1000)],
    ["a cut line (1006)", (socket) => socket.socket.terminate()],
  ])("comes back after %s", async (_name, end) => {
    const { hub, server } = await bench();
    const session = aSession();
    const heard = listen(await hub.follow(session, chatChannel, userParams("1")));
    end(server.last);
    await expect.poll(() => heard.gaps, soon).toBe(1);
    expect([server.open.length, session.endedBy, heard.end]).toEqual([1, null, null]);
  });

  it.each(["unauthorized", "invalid_request"])("does not come back after reconnect: false (%s)", async (reason) => {
    const { hub, server } = await bench();
    const session = aSession();
    await hub.follow(session, chatChannel, userParams("1"));
    const [first] = server.sockets;
    first?.send({ type: "disconnect", reason, reconnect: false });
    await expect.poll(() => [session.endedBy, hub.size, first?.isOpen], soon).toEqual(["expired", 0, false]);
    // Somebody else comes back twice meanwhile: there was time enough.
    const others = listen(await hub.follow(aSession("2"), chatChannel, userParams("2")));
    for (const gap of [1, 2]) {
      server.last.socket.terminate();
      await expect.poll(() => others.gaps, soon).toBe(gap);
    }
    expect(server.sockets.filter(({ headers }) => headers.uid === "user1@example.com")).toHaveLength(1);
  });
});

describe("note 11: nothing survives a reconnect", () => {
  it("subscribes again, and asks for the notifications of the gap: each once, in order, the hidden kind left out", async () => {
    const stored = [1, 2, 3, 4, 5, 6].map((id) => notice(id, id === 5 ? "new_message" : "new_change"));
    const { hub, server } = await bench({
      onCommand(command, socket) {
        confirming(command, socket);
        if (command.command !== "message") return;
        const { action, last_notification_id: after } = JSON.parse(String(command.data)) as {
          action: string;
          last_notification_id: number;
        };
        if (action !== "catch_up") return;
        // Any order, as a pool of threads sends them, and one that came live already.
        for (const one of stored.filter(({ notification }) => notification.id > after).toReversed())
          socket.tell(command.identifier, one);
      },
    });
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(feed, { floor: 1, known: told(1), isCatchUp: false }, hub.timing))
        ids.push(id);
    })();
    server.last.tell(notifications, notice(2));
    await expect.poll(() => ids, soon).toEqual(["2"]);
    server.last.socket.terminate();
    await expect.poll(() => ids, soon).toEqual(["2", "3", "4", "6"]);
    server.last.tell(notifications, notice(6));
    server.last.tell(notifications, notice(7));
    await expect.poll(() => ids, soon).toEqual(["2", "3", "4", "6", "7"]);
    expect(server.sockets.map(({ commands }) => commands.map(({ command }) => command))).toEqual([
      ["subscribe"],
      ["subscribe", "message"],
    ]);
  });

  it("tells followers of chats and exchanges that something may be missing", async () => {
    const { hub, server } = await bench();
    const session = aSession();
    const heard = [
      listen(await hub.follow(session, chatChannel, userParams("1"))),
      listen(await hub.follow(session, requestChannel, userParams("1"))),
    ];
    server.last.socket.terminate();
    await expect.poll(() => heard.map(({ gaps }) => gaps), soon).toEqual([1, 1]);
  });

  it("fills the gap of a conversation from the history that comes with the new subscription", async () => {
    const history = [message(1)];
    const { hub, server } = await bench({
      onCommand(command, socket) {
        socket.tell(command.identifier, { messages: history });
        confirming(command, socket);
      },
    });
    const heard = listen(await hub.follow(aSession(), messageChannel, chatParams("7", "1")));
    server.last.socket.terminate();
    history.push(message(2));
    await expect.poll(() => heard.events.map(({ id }) => id), soon).toEqual(["2"]);
  });
});

describe("note 12: credentials are read at the upgrade", () => {
  it("comes back with the token of now, in a header, never in the address", async () => {
    const { hub, server } = await bench();
    const session = aSession("1", "first-token");
    const heard = listen(await hub.follow(session, chatChannel, userParams("1")));
    await rotate(session, "second-token");
    server.last.socket.terminate();
    await expect.poll(() => heard.gaps, soon).toBe(1);
    expect(server.upgrades.map((headers) => [headers["access-token"], headers.uid, headers.client])).toEqual([
      ["first-token", "user1@example.com", session.credentials.client],
      ["second-token", "user1@example.com", session.credentials.client],
    ]);
    expect(server.sockets.map(({ url }) => url)).toEqual(["/cable", "/cable"]);
  });

  it("tries once more when the token was replaced while the upgrade was on its way", async () => {
    const session = aSession("1", "old-token");
    const { hub, server } = await bench({
      async onOpen(socket) {
        if (socket.headers["access-token"] === "new-token") return socket.send({ type: "welcome" });
        await rotate(session, "new-token");
        socket.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
        socket.socket.close(1000);
      },
    });
    await hub.follow(session, chatChannel, userParams("1"));
    expect([session.endedBy, server.upgrades.map((headers) => headers["access-token"])]).toEqual([
      null,
      ["old-token", "new-token"],
    ]);
  });
});

describe("note 13: order is not guaranteed", () => {
  it("sorts a conversation by id, each message once", async () => {
    const { hub } = await bench({
      onCommand(command, socket) {
        for (const id of [3, 1, 11, 2, 3, 10]) socket.tell(command.identifier, { messages: [message(id)] });
        confirming(command, socket);
      },
    });
    expect((await hub.history(aSession(), "7", "1")).map(({ id }) => id)).toEqual(["1", "2", "3", "10", "11"]);
  });

  it("tells notifications that overtook each other, each once", async () => {
    const { hub, server } = await bench();
    const feed = await hub.follow(aSession(), notificationChannel, userParams("1"));
    const ids: string[] = [];
    void (async () => {
      for await (const { id } of notificationEvents(feed, { floor: 7, known: [], isCatchUp: false }, hub.timing))
        ids.push(id);
    })();
    for (const id of [9, 8, 9, 10, 8]) server.last.tell(notifications, notice(id));
    await expect.poll(() => ids, soon).toEqual(["9", "8", "10"]);
  });
});

describe("note 14: messages have no type", () => {
  it("takes no control frame for a message, and no message for a control frame", async () => {
    const { hub, server } = await bench();
    const heard = listen(await hub.follow(aSession(), notificationChannel, userParams("1")));
    server.last.send({ type: "ping", message: 1_795_218_497, identifier: notifications });
    server.last.send({ type: "bogus", identifier: notifications, message: notice(1) });
    server.last.send({ type: null, identifier: notifications, message: notice(2) });
    server.last.send({ identifier: notifications, message: { ...notice(3), type: "reject_subscription" } });
    await expect.poll(() => heard.events.map(({ id }) => id), soon).toEqual(["3"]);
    expect([heard.end, heard.gaps, server.sockets.length]).toEqual([null, 0, 1]);
  });
});
