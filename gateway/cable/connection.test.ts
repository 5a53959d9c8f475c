import { describe, expect, test } from "vitest";
import { chatChannel, messageChannel, notificationChannel, chatParams, userParams } from "./channels";
import { collect, fast, rotate, sessionOf, withCable } from "./testing/cableFixture";
import { chatEvent, chatsOfAna, conversation, notificationsOfAna } from "./testing/records";
import { until } from "./testing/scriptedCable";

const fixture = withCable();
const follow = (session = sessionOf()) => fixture.hub.follow(session, chatChannel, userParams("1"));
const followAnother = () => fixture.hub.follow(sessionOf("2"), chatChannel, userParams("2"));
/** The upgrades of the session that `follow` uses. */
const ownUpgrades = () => fixture.cable.upgrades.filter(({ headers }) => headers["client"] === "client-1");

/** Another user's connection breaks four times and comes back: by then any other would have come back, too. */
async function outwaitReconnect(): Promise<void> {
  const other = collect(await followAnother());
  for (let times = 1; times <= 4; times += 1) {
    for (const line of fixture.cable.lines) line.cut();
    await until("the other is back", () => other.items.length === times);
  }
}

describe("the subprotocol", () => {
  test("offers both subprotocols and no compression", async () => {
    await follow();
    expect(fixture.cable.upgrades).toHaveLength(1);
    const headers = fixture.cable.upgrades[0]?.headers;
    expect(headers?.["sec-websocket-protocol"]).toBe("actioncable-v1-json,actioncable-unsupported");
    expect(headers?.["sec-websocket-extensions"]).toBeUndefined();
  });

  test("works with a server that chooses no subprotocol", async () => {
    fixture.cable.choose = () => false;
    await follow();
    expect(fixture.cable.upgrades.at(-1)?.headers["sec-websocket-protocol"]).toBeUndefined();
    // The server's answer is remembered: the next connection offers no subprotocol.
    await fixture.hub.follow(sessionOf("2"), chatChannel, userParams("2"));
    expect(fixture.cable.upgrades).toHaveLength(3);
  });
});

describe("the Origin", () => {
  test("is the backend's own", async () => {
    await follow();
    expect(fixture.cable.upgrades[0]?.headers.origin).toBe(fixture.cable.url);
  });

  test("retries an upgrade that is refused over HTTP", async () => {
    fixture.cable.refuse = () => 404;
    const following = follow();
    await until("two tries", () => fixture.cable.upgrades.length >= 2);
    fixture.cable.refuse = () => null;
    await expect(following).resolves.toBeDefined();
  });
});

describe("refused credentials", () => {
  test("sends nothing before the welcome", async () => {
    fixture.cable.onConnect = () => {};
    fixture.cable.onCommand = () => {};
    const following = follow();
    await until("connected", () => fixture.cable.lines.length === 1);
    const silent = fixture.cable.line;
    fixture.cable.onConnect = (line) => line.send({ type: "welcome" });
    const followingToo = followAnother();
    await until("another has repeated its subscribe", () => fixture.cable.line.commands.length >= 3);
    expect(silent.commands).toEqual([]);
    fixture.cable.onCommand = (line, { identifier }) => line.confirm(identifier);
    silent.send({ type: "welcome" });
    await Promise.all([following, followingToo]);
  });

  test("ends the session on an unauthorized frame, without reconnecting", async () => {
    const welcome = fixture.cable.onConnect;
    fixture.cable.onConnect = (line) => {
      line.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
      line.close();
    };
    const session = sessionOf();
    await expect(follow(session)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(session.endedBy).toBe("expired");
    await expect(follow(session)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(fixture.hub.size).toBe(0);
    fixture.cable.onConnect = welcome;
    await outwaitReconnect();
    expect(ownUpgrades()).toHaveLength(1);
  });

  test("retries once with the new token when it was replaced during the upgrade", async () => {
    const session = sessionOf();
    fixture.cable.onConnect = (line) => {
      if (fixture.cable.upgrades.at(-1)?.headers["access-token"] === "token-2") return line.send({ type: "welcome" });
      void rotate(session, "token-2").then(() => {
        line.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
        line.close();
      });
    };
    await expect(follow(session)).resolves.toBeDefined();
    expect(session.endedBy).toBeNull();
    expect(fixture.cable.upgrades.map((upgrade) => upgrade.headers["access-token"])).toEqual(["token-1", "token-2"]);
  });
});

describe("confirmation before action", () => {
  test("holds an action until its channel is confirmed", async () => {
    fixture.cable.onCommand = () => {};
    const acting = fixture.hub.perform(
      sessionOf(),
      messageChannel,
      chatParams("1", "1"),
      "read_messages",
      chatParams("1", "1"),
    );
    await until(
      "subscribed",
      () => fixture.cable.lines.length === 1 && fixture.cable.line.count("subscribe", conversation) >= 2,
    );
    expect(fixture.cable.line.count("message", conversation)).toBe(0);
    fixture.cable.line.confirm(conversation);
    await acting;
    await until("acted", () => fixture.cable.line.count("message", conversation) === 1);
    expect(fixture.cable.line.commands.at(-1)?.data).toBe('{"action":"read_messages","chat_id":1,"user_id":1}');
  });
});

describe("silence", () => {
  test("repeats a subscribe until it is answered", async () => {
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe" && line.count("subscribe", identifier) === 3) line.confirm(identifier);
    };
    fixture.hub.timing.resendMs = 200;
    const session = sessionOf();
    await follow(session);
    // Confirmed only after it was sent again twice, as often as the other one would have been by then.
    await fixture.hub.follow(session, notificationChannel, userParams("1"));
    expect(fixture.cable.line.count("subscribe", chatsOfAna)).toBe(3);
    expect(fixture.cable.line.count("subscribe", notificationsOfAna)).toBe(3);
  });

  test("fails only a subscribe that is never answered, in time", async () => {
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe" && identifier === chatsOfAna) line.confirm(identifier);
    };
    const session = sessionOf();
    const chats = collect(await follow(session));
    fixture.hub.timing.subscribeTimeoutMs = 400;
    await expect(fixture.hub.follow(session, messageChannel, chatParams("1", "1"))).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    fixture.cable.line.deliver(chatsOfAna, chatEvent("update"));
    await until("the other lives", () => chats.items.length === 1);
    expect(fixture.cable.lines).toHaveLength(1);
  });

  test("waits for a conversation no longer than for any other upstream call", async () => {
    Object.assign(fixture.hub.timing, { subscribeTimeoutMs: 60_000, answerMs: 100 });
    fixture.cable.onCommand = () => {};
    await expect(fixture.hub.history(sessionOf(), "1", "1")).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });

  test("does not let a follower wait for ever for an unreachable backend", async () => {
    fixture.hub.timing.subscribeTimeoutMs = 400;
    fixture.cable.refuse = () => 503;
    await expect(follow()).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });
});

describe("pings", () => {
  test("keep the connection", async () => {
    fixture.hub.timing.staleMs = 1_500;
    await follow();
    const kept = fixture.cable.line;
    await followAnother();
    fixture.cable.line.isSilent = true;
    await until("the silent one is given up", () => fixture.cable.lines.length === 3);
    expect(kept.isOpen).toBe(true);
    expect(ownUpgrades()).toHaveLength(1);
  });

  test("reconnects after silence", async () => {
    fixture.cable.pings = false;
    const feed = collect(await follow());
    fixture.hub.timing.staleMs = 300;
    await until("a second connection", () => fixture.cable.lines.length >= 2);
    expect(fixture.cable.lines[0]?.isOpen).toBe(false);
    await until("resumed", () => feed.items.some((item) => item.kind === "resumed"));
  });

  test("reconnects to a server that never sends the welcome", async () => {
    fixture.hub.timing.staleMs = 300;
    fixture.cable.pings = false;
    fixture.cable.onConnect = (line) => {
      if (fixture.cable.lines.length > 1) line.send({ type: "welcome" });
    };
    const session = sessionOf();
    await fixture.hub.follow(session, chatChannel, userParams("1"));
    expect(fixture.cable.lines.length).toBeGreaterThan(1);
  });
});

describe("the end of a connection", () => {
  const endings: [string, () => void][] = [
    [
      "reconnect:true",
      () => {
        fixture.cable.line.send({ type: "disconnect", reason: "server_restart", reconnect: true });
        fixture.cable.line.close();
      },
    ],
    [
      "reconnect:true without a close",
      () => fixture.cable.line.send({ type: "disconnect", reason: "server_restart", reconnect: true }),
    ],
    ["close 1000 without a frame", () => fixture.cable.line.close()],
    ["1006, the network", () => fixture.cable.line.cut()],
  ];
  test.each(endings)("reconnects after %s", async (_name, end) => {
    const session = sessionOf();
    const feed = collect(await follow(session));
    end();
    await until("resumed", () => feed.items.some((item) => item.kind === "resumed"));
    expect(fixture.cable.lines).toHaveLength(2);
    expect(session.endedBy).toBeNull();
  });

  test("ends the session on reconnect:false and does not reconnect", async () => {
    const session = sessionOf();
    const ends: string[] = [];
    session.onEnd((reason) => ends.push(reason));
    await follow(session);
    fixture.cable.line.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
    fixture.cable.line.close();
    await until("ended", () => ends.length === 1);
    await outwaitReconnect();
    expect(ownUpgrades()).toHaveLength(1);
    expect(ends).toEqual(["expired"]);
  });
});

describe("credentials", () => {
  test("travel as headers, never in the address", async () => {
    await follow();
    expect(fixture.cable.upgrades[0]?.url).toBe("/cable");
    expect(fixture.cable.upgrades[0]?.headers).toMatchObject({
      "access-token": "token-1",
      client: "client-1",
      uid: "ana@example.com",
      expiry: "4102444800",
      "token-type": "Bearer",
    });
  });

  test("are the newest ones at every reconnect", async () => {
    const session = sessionOf();
    await follow(session);
    await rotate(session, "token-2");
    fixture.cable.line.cut();
    await until("back", () => fixture.cable.lines.length === 2);
    expect(fixture.cable.upgrades.map((upgrade) => upgrade.headers["access-token"])).toEqual(["token-1", "token-2"]);
  });

  test("survive a rotation without closing the connection", async () => {
    const session = sessionOf();
    await follow(session);
    await rotate(session, "token-2");
    await follow(session);
    expect(fixture.cable.upgrades).toHaveLength(1);
  });
});

describe("many connections at once", () => {
  test("reconnects in bounded numbers to a server that drops all connections", async () => {
    const people = Array.from({ length: 60 }, (_value, index) => String(index + 1));
    await Promise.all(people.map((id) => fixture.hub.follow(sessionOf(id), chatChannel, userParams(id))));
    const before = fixture.cable.lines.length;
    let connecting = 0;
    let most = 0;
    fixture.cable.onConnect = (line) => {
      connecting += 1;
      most = Math.max(most, connecting);
      setTimeout(() => {
        connecting -= 1;
        line.send({ type: "welcome" });
        // Longer than the longest delay, so that without a bound all of them would have connected at once.
      }, fast.longestDelayMs * 1.5);
    };
    for (const line of fixture.cable.lines) line.cut();
    await until("all back", () => fixture.cable.lines.length >= before + people.length);
    expect(most).toBeLessThanOrEqual(20);
  });
});
