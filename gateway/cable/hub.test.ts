import { describe, expect, test } from "vitest";
import { chatChannel, messageChannel, notificationChannel, chatParams, userParams } from "./channels";
import { collect, rotate, sessionOf, withCable } from "./testing/cableFixture";
import { chatEvent, chatsOfAna, conversation, message, notification, notificationsOfAna } from "./testing/records";
import { until } from "./testing/scriptedCable";

const fixture = withCable();

/** Another user, who can leave: by then the grace periods that began before are over, too. */
async function followAnother() {
  const feed = await fixture.hub.follow(sessionOf("2"), chatChannel, userParams("2"));
  const { line } = fixture.cable;
  return {
    async leave() {
      feed.close();
      await until("the other has left", () => !line.isOpen);
    },
  };
}

describe("one identifier", () => {
  test("shares one connection and one subscription, spelled as recorded, among many followers", async () => {
    const session = sessionOf();
    const feeds = await Promise.all([1, 2, 3].map(() => fixture.hub.follow(session, chatChannel, userParams("1"))));
    expect(fixture.cable.lines).toHaveLength(1);
    expect(fixture.cable.line.commands).toEqual([{ command: "subscribe", identifier: chatsOfAna }]);
    const seen = feeds.map(collect);
    fixture.cable.line.deliver(chatsOfAna, chatEvent("update", 7));
    await until("delivered to all", () => seen.every((state) => state.items.length === 1));
  });

  test("drops an event under another spelling or of another user", async () => {
    const state = collect(await fixture.hub.follow(sessionOf(), chatChannel, userParams("1")));
    fixture.cable.line.deliver('{ "channel": "ChatChannel", "user_id": "1" }', chatEvent("update", 8));
    fixture.cable.line.deliver('{"channel":"ChatChannel","user_id":2}', chatEvent("update", 9));
    fixture.cable.line.deliver(chatsOfAna, chatEvent("update", 10));
    await until("delivered", () => state.items.length > 0);
    expect(state.items).toMatchObject([{ event: { chat: { id: "10" } } }]);
  });
});

describe("messages before the confirmation", () => {
  const historyThenConfirm = (ids: number[]) => {
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command !== "subscribe") return;
      line.deliver(identifier, { messages: ids.map((id) => message(id)) });
      line.confirm(identifier);
    };
  };

  test("keeps the history in order, each message once", async () => {
    historyThenConfirm([4, 1, 3, 3, 10]);
    const history = await fixture.hub.history(sessionOf(), "1", "1");
    expect(history.map((entry) => entry.id)).toEqual(["1", "3", "4", "10"]);
  });

  test("keeps the history and what came since while there is a follower, requested once", async () => {
    historyThenConfirm([1, 2]);
    const session = sessionOf();
    const state = collect(await fixture.hub.follow(session, messageChannel, chatParams("1", "1")));
    fixture.cable.line.deliver(conversation, { messages: [message(3)] });
    await until("live", () => state.items.length === 1);
    expect((await fixture.hub.history(session, "1", "1")).map((entry) => entry.id)).toEqual(["1", "2", "3"]);
    expect(fixture.cable.line.count("subscribe", conversation)).toBe(1);
  });

  test("delivers only what comes after the history", async () => {
    historyThenConfirm([1, 2]);
    const state = collect(await fixture.hub.follow(sessionOf(), messageChannel, chatParams("1", "1")));
    fixture.cable.line.deliver(conversation, { messages: [message(3)] });
    await until("live", () => state.items.length === 1);
    expect(state.items).toMatchObject([{ event: { id: "3" } }]);
  });

  test("delivers an event that comes before the confirmation", async () => {
    fixture.cable.onCommand = (line, { identifier }) => {
      line.deliver(identifier, { event: "connected" });
      line.deliver(identifier, { event: "received", notification: notification(7) });
      line.confirm(identifier);
    };
    const state = collect(await fixture.hub.follow(sessionOf(), notificationChannel, userParams("1")));
    await until("delivered", () => state.items.length === 1);
    expect(state.items).toMatchObject([{ event: { id: "7" } }]);
  });
});

describe("rejection", () => {
  test("fails only the followers of the rejected channel", async () => {
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command !== "subscribe") return;
      if (!identifier.includes("MessageChannel")) return line.confirm(identifier);
      line.deliver(identifier, { errors: ["Chat no encontrado"] });
      line.send({ identifier, type: "reject_subscription" });
    };
    const session = sessionOf();
    const chats = collect(await fixture.hub.follow(session, chatChannel, userParams("1")));
    await expect(fixture.hub.follow(session, messageChannel, chatParams("999", "1"))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    fixture.cable.line.deliver(chatsOfAna, chatEvent("update"));
    await until("the other lives", () => chats.items.length === 1);
    expect(fixture.cable.lines).toHaveLength(1);
  });

  test("ends the streams that are no longer allowed after a reconnect", async () => {
    const session = sessionOf();
    const chats = collect(await fixture.hub.follow(session, chatChannel, userParams("1")));
    const talk = collect(await fixture.hub.follow(session, messageChannel, chatParams("1", "1")));
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe")
        line.send({ identifier, type: identifier === conversation ? "reject_subscription" : "confirm_subscription" });
    };
    fixture.cable.line.cut();
    await until("ended", () => talk.isDone);
    expect(talk.failure).toMatchObject({ code: "NOT_FOUND" });
    expect(chats.isDone).toBe(false);
  });
});

describe("reconnecting", () => {
  test("sends every subscription again and reports the gap to its followers", async () => {
    const session = sessionOf();
    const states = [
      collect(await fixture.hub.follow(session, chatChannel, userParams("1"))),
      collect(await fixture.hub.follow(session, notificationChannel, userParams("1"))),
    ];
    fixture.cable.line.cut();
    await until("resumed", () => states.every((state) => state.items.some((item) => item.kind === "resumed")));
    expect(fixture.cable.line.commands.map((command) => command.identifier).sort()).toEqual(
      [chatsOfAna, notificationsOfAna].sort(),
    );
  });

  test("does not resend a subscription that was left during the gap", async () => {
    const session = sessionOf();
    await fixture.hub.follow(session, chatChannel, userParams("1"));
    const leaving = await fixture.hub.follow(session, notificationChannel, userParams("1"));
    const { line } = fixture.cable;
    const other = await followAnother();
    fixture.cable.refuse = () => 503;
    line.cut();
    leaving.close();
    await other.leave();
    fixture.cable.refuse = () => null;
    await until("back", () => fixture.cable.lines.length === 3 && fixture.cable.line.commands.length > 0);
    expect(fixture.cable.line.commands).toEqual([{ command: "subscribe", identifier: chatsOfAna }]);
  });
});

describe("unknown messages", () => {
  test("drops unknown events and broken records, logs them once and keeps the stream", async () => {
    const state = collect(await fixture.hub.follow(sessionOf(), chatChannel, userParams("1")));
    const { line } = fixture.cable;
    for (let round = 0; round < 3; round += 1) {
      line.deliver(chatsOfAna, { event: "exploded" });
      line.deliver(chatsOfAna, { event: "update", id: null });
      line.send("this is not JSON");
      line.send({ type: "bogus" });
      line.deliver(chatsOfAna, "text");
    }
    line.deliver(chatsOfAna, chatEvent("update", 3));
    await until("delivered", () => state.items.length === 1);
    expect(fixture.warnings.map((warning) => warning.fields["event"])).toEqual(["exploded", "update", "none"]);
  });
});

describe("sharing and leaving", () => {
  test("gives each user and each session a connection of its own", async () => {
    const sessions = [sessionOf("1"), sessionOf("1"), sessionOf("2")];
    for (const session of sessions) await fixture.hub.follow(session, chatChannel, userParams(session.userId ?? ""));
    expect(fixture.cable.lines).toHaveLength(3);
  });

  test("leaves a channel only after a grace period, and the connection with the last channel", async () => {
    const session = sessionOf();
    const feed = await fixture.hub.follow(session, chatChannel, userParams("1"));
    const other = await fixture.hub.follow(session, notificationChannel, userParams("1"));
    feed.close();
    await until("left", () => fixture.cable.line.count("unsubscribe", chatsOfAna) === 1);
    expect(fixture.cable.line.isOpen).toBe(true);
    other.close();
    await until("closed", () => !fixture.cable.line.isOpen);
    expect(fixture.hub.size).toBe(0);
  });

  test("reuses the subscription of a follower that returns within the grace period", async () => {
    const session = sessionOf();
    for (let round = 0; round < 5; round += 1)
      (await fixture.hub.follow(session, chatChannel, userParams("1"))).close();
    const state = collect(await fixture.hub.follow(session, chatChannel, userParams("1")));
    const { line } = fixture.cable;
    const other = await followAnother();
    await other.leave();
    expect(line.commands).toHaveLength(1);
    line.deliver(chatsOfAna, chatEvent("update"));
    await until("delivered", () => state.items.length === 1);
  });

  test("answers a confirmation without a follower with an unsubscribe", async () => {
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe" && identifier === notificationsOfAna) line.confirm(identifier);
    };
    const session = sessionOf();
    await fixture.hub.follow(session, notificationChannel, userParams("1"));
    fixture.hub.timing.subscribeTimeoutMs = 400;
    await expect(fixture.hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    fixture.cable.line.confirm(chatsOfAna);
    await until("taken off", () => fixture.cable.line.count("unsubscribe", chatsOfAna) === 1);
    expect(fixture.cable.line.isOpen).toBe(true);
  });

  test("closes only the connection of a session that ends", async () => {
    const [ana, luis] = [sessionOf("1"), sessionOf("2")];
    const anaEvents = collect(await fixture.hub.follow(ana, chatChannel, userParams("1")));
    const luisEvents = collect(await fixture.hub.follow(luis, chatChannel, userParams("2")));
    ana.end("signedOut");
    await until("closed", () => fixture.cable.lines[0]?.isOpen === false);
    await until("ended", () => anaEvents.isDone);
    expect(luisEvents.isDone).toBe(false);
    expect(fixture.cable.lines[1]?.isOpen).toBe(true);
  });

  test("cuts off a reader that does not keep up", async () => {
    const session = sessionOf();
    const feed = await fixture.hub.follow(session, chatChannel, userParams("1"));
    const diligent = collect(await fixture.hub.follow(session, chatChannel, userParams("1")));
    for (let sent = 300; sent <= 1_200; sent += 300) {
      for (let id = sent - 299; id <= sent; id += 1) fixture.cable.line.deliver(chatsOfAna, chatEvent("update", id));
      // In parts: what a busy machine reads at once may be too much for any reader.
      await until("delivered to the reader that keeps up", () => diligent.items.length === sent);
    }
    await expect(feed.next()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await expect(feed.next()).resolves.toMatchObject({ done: true });
  });

  test("sends the newest token even when the first connection is delayed", async () => {
    const session = sessionOf();
    await rotate(session, "token-9");
    await fixture.hub.follow(session, chatChannel, userParams("1"));
    expect(fixture.cable.upgrades[0]?.headers["access-token"]).toBe("token-9");
  });
});
