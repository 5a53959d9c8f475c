import { describe, expect, test } from "vitest";
import { notificationRecord } from "../rest/notifications";
import { notificationChannel, userParams } from "./channels";
import { closeWithReader } from "./feed";
import { notificationEvents } from "./notificationFeed";
import { sessionOf, withCable } from "./testing/cableFixture";
import { notification, notificationsOfAna } from "./testing/records";
import { until } from "./testing/scriptedCable";

const fixture = withCable();
const received = (id: number, type?: number, name?: string) => ({
  event: "received",
  notification: notification(id, type, name),
});
const known = (...ids: number[]) => ids.map((id) => notificationRecord.parse(notification(id)));

/** The server as recorded: catch_up repeats what is newer than requested, in an order of the test's choosing. */
function answerCatchUp(stored: () => number[]): { asked: number[] } {
  const asked: number[] = [];
  fixture.cable.onCommand = (line, { command, identifier, data }) => {
    if (command === "subscribe") return line.confirm(identifier);
    if (command !== "message") return;
    const action = JSON.parse(data ?? "{}") as { action: string; last_notification_id: number; user_id: number };
    expect(action).toMatchObject({ action: "catch_up", user_id: 1 });
    asked.push(action.last_notification_id);
    for (const id of stored())
      if (id > action.last_notification_id)
        line.deliver(identifier, id % 10 === 0 ? received(id, 10, "new_message") : received(id));
  };
  return { asked };
}

async function start(cursor: Parameters<typeof notificationEvents>[1], session = sessionOf()) {
  const feed = await fixture.hub.follow(session, notificationChannel, userParams("1"));
  const ids: string[] = [];
  const stream = closeWithReader(feed, notificationEvents(feed, cursor, fixture.hub.timing));
  const done = (async () => {
    for await (const record of stream) ids.push(record.id);
  })();
  return { ids, stream, done, feed };
}

describe("from a cursor", () => {
  test("delivers newer ones first, sorted, each once, without the hidden kind", async () => {
    const { asked } = answerCatchUp(() => [12, 11, 10, 9, 15]);
    const { ids } = await start({ floor: 8, known: known(8, 9, 12), isCatchUp: true });
    await until("caught up", () => ids.length === 4);
    expect(ids).toEqual(["9", "11", "12", "15"]);
    expect(asked).toEqual([8]);
    fixture.cable.line.deliver(notificationsOfAna, received(16));
    await until("live", () => ids.length === 5);
  });

  test("holds live arrivals back until the catch-up is done", async () => {
    // Far apart, so that a busy machine does not take the pause for the end.
    fixture.hub.timing.quietMs = 1_000;
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe") return line.confirm(identifier);
      line.deliver(identifier, received(14));
      setTimeout(() => line.deliver(identifier, received(13)), 60);
    };
    const { ids } = await start({ floor: 12, known: [], isCatchUp: true });
    await until("both", () => ids.length === 2);
    expect(ids).toEqual(["13", "14"]);
  });

  test("delivers nothing below the cursor, however new and unseen", async () => {
    answerCatchUp(() => [99, 100, 101, 102]);
    const { ids } = await start({ floor: 101, known: known(99, 100, 101), isCatchUp: true });
    await until("caught up", () => ids.length === 1);
    fixture.cable.line.deliver(notificationsOfAna, received(103));
    await until("live", () => ids.length === 2);
    expect(ids).toEqual(["102", "103"]);
  });

  test("delivers nothing old without a cursor", async () => {
    answerCatchUp(() => [1, 2, 3]);
    const { ids } = await start({ floor: 3, known: known(1, 2, 3), isCatchUp: false });
    fixture.cable.line.deliver(notificationsOfAna, received(4));
    await until("live", () => ids.length === 1);
    expect(ids).toEqual(["4"]);
  });
});

describe("after a gap", () => {
  test("delivers what was missed, in order and without repeats", async () => {
    const { asked } = answerCatchUp(() => [107, 101, 102, 105, 103, 110]);
    const { ids } = await start({ floor: 100, known: known(99, 100), isCatchUp: false });
    fixture.cable.line.deliver(notificationsOfAna, received(101));
    fixture.cable.line.deliver(notificationsOfAna, received(103));
    await until("live", () => ids.length === 2);
    fixture.cable.line.cut();
    await until("caught up", () => ids.length === 5);
    // 102 was committed late: below the highest seen, and still delivered.
    expect(ids).toEqual(["101", "103", "102", "105", "107"]);
    expect(asked).toEqual([53]);
  });

  test("requests one catch-up for two followers and gives each its own", async () => {
    const { asked } = answerCatchUp(() => [21, 22, 23]);
    const session = sessionOf();
    const first = await start({ floor: 20, known: known(20), isCatchUp: false }, session);
    const second = await start({ floor: 22, known: known(20, 21, 22), isCatchUp: false }, session);
    fixture.cable.line.cut();
    await until("caught up", () => first.ids.length === 3 && second.ids.length === 1);
    expect(first.ids).toEqual(["21", "22", "23"]);
    expect(second.ids).toEqual(["23"]);
    expect(asked).toHaveLength(1);
  });

  test("catches up a second gap during the catch-up", async () => {
    let round = 0;
    fixture.cable.onCommand = (line, { command, identifier }) => {
      if (command === "subscribe") return line.confirm(identifier);
      round += 1;
      if (round === 1) return line.cut();
      for (const id of [31, 32]) line.deliver(identifier, received(id));
    };
    const { ids } = await start({ floor: 30, known: [], isCatchUp: false });
    fixture.cable.line.cut();
    await until("caught up", () => ids.length === 2);
    expect(ids).toEqual(["31", "32"]);
  });
});

test("releases a reader that leaves while nothing arrives", async () => {
  const { stream, done } = await start({ floor: 0, known: [], isCatchUp: false });
  await stream.return?.();
  await done;
  await until("left", () => fixture.hub.size === 0);
  expect(fixture.cable.lines).toHaveLength(1);
});
