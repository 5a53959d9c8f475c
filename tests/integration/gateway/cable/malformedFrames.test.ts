import { describe, expect, it } from "vitest";
import {
  isMessage,
  messageChannel,
  notificationChannel,
  chatParams,
  userParams,
} from "../../../../gateway/cable/channels";
import {
  conversationIdentifier,
  messageRecord,
  notificationEvent,
  notificationsIdentifier,
} from "../../../support/cableRecords";
import { aSession, collect, useHubs } from "../../../support/hubFixture";

/** Frames that no proper server sends must not end a stream. */

const startHub = useHubs();

describe("a malformed frame", () => {
  const poisons: [string, object | string][] = [
    ["no JSON", "this is not JSON"],
    [
      "half a frame",
      `{"identifier":"{\\"channel\\":\\"NotificationChannel\\",\\"user_id\\":1}","message":{"event":"rece`,
    ],
    ["a list", "[1,2,3]"],
    ["null", "null"],
    ["nothing", ""],
    [
      "an unknown event",
      { identifier: notificationsIdentifier, message: { event: "exploded", notification: { id: 1 } } },
    ],
    ["an event without its record", { identifier: notificationsIdentifier, message: { event: "received" } }],
    [
      "a broken record",
      { identifier: notificationsIdentifier, message: { event: "received", notification: { id: {}, created_at: 7 } } },
    ],
    ["a bare number", { identifier: notificationsIdentifier, message: 7 }],
    [
      "an event of 1 MB",
      { identifier: notificationsIdentifier, message: { event: "grown", body: "x".repeat(1_000_000) } },
    ],
    [
      "prototype keys",
      `{"identifier":${JSON.stringify(notificationsIdentifier)},"message":{"__proto__":{"event":"received"},"constructor":1}}`,
    ],
  ];

  it.each(poisons)("%s is dropped and the streams go on", async (_name, poison) => {
    const { hub, server } = await startHub();
    const session = aSession();
    const received = collect(await hub.follow(session, notificationChannel, userParams("1")));
    const talk = collect(await hub.follow(session, messageChannel, chatParams("7", "1")));
    server.line.send(poison);
    server.line.deliver(conversationIdentifier, { messages: [messageRecord(1)] });
    server.line.deliver(notificationsIdentifier, notificationEvent(1));
    await expect.poll(() => [received.events.length, talk.events.length]).toEqual([1, 1]);
    expect([received.end, talk.end, received.gaps, server.lines.length]).toEqual([null, null, 0, 1]);
  });

  it("costs only itself in a list of good messages", async () => {
    const { hub, server } = await startHub();
    const talk = collect(await hub.follow(aSession(), messageChannel, chatParams("7", "1")));
    server.line.deliver(conversationIdentifier, {
      messages: [messageRecord(1), { id: 2, message: "de nadie" }, messageRecord(3)],
    });
    await expect.poll(() => talk.events.map((event) => isMessage(event) && event.id)).toEqual(["1", "3"]);
  });

  it("is logged once, without its content", async () => {
    const { hub, server, logged } = await startHub();
    const received = collect(await hub.follow(aSession(), notificationChannel, userParams("1")));
    for (let time = 0; time < 20; time += 1)
      server.line.deliver(notificationsIdentifier, { event: "grown", body: "secreto" });
    server.line.deliver(notificationsIdentifier, notificationEvent(1));
    await expect.poll(() => received.events.length).toBe(1);
    const lines = logged.filter(({ msg }) => msg === "unknown cable event dropped");
    expect(lines).toMatchObject([{ channel: "NotificationChannel", event: "grown" }]);
    expect(JSON.stringify(logged)).not.toContain("secreto");
  });

  it("that is too large costs the connection, but not the streams", async () => {
    const { hub, server } = await startHub();
    const received = collect(await hub.follow(aSession(), notificationChannel, userParams("1")));
    server.line.send({ identifier: notificationsIdentifier, message: "x".repeat(9 * 1_024 * 1_024) });
    await expect.poll(() => received.gaps).toBe(1);
    server.line.deliver(notificationsIdentifier, notificationEvent(1));
    await expect.poll(() => received.events.length).toBe(1);
  });
});
