import { expect, test } from "vitest";
import type { OutgoingMessage } from "./outbox";
import { buildTimeline } from "./timeline";

const now = new Date("2026-11-20T16:00:00Z");
const stored = (id: string, at: string, isOwn = false) => ({ id, randomId: `r${id}`, isOwn, createdAt: at });
const outgoing = (randomId: string): OutgoingMessage => ({
  randomId,
  chatId: "1",
  text: "hola",
  picture: null,
  pictureUrl: null,
  location: null,
  replyTo: null,
  createdAt: "2026-11-20T15:59:00Z",
  state: "sending",
  reason: null,
});

test("orders messages by day with notes at their time and unsent messages at the end", () => {
  const entries = buildTimeline(
    [stored("1", "2026-11-19T15:00:00Z"), stored("2", "2026-11-20T15:00:00Z", true)],
    [outgoing("x")],
    [{ id: "accepted", happenedAt: "2026-11-20T14:00:00Z", strong: "Aceptaste" }],
    now,
  );
  expect(entries.map((entry) => (entry.kind === "day" ? entry.label : entry.key))).toEqual([
    "Ayer",
    "1",
    "Hoy",
    "accepted",
    "own-r2",
    "own-x",
  ]);
});

test("does not repeat a stored message as unsent, and keeps its key", () => {
  const entries = buildTimeline([stored("2", "2026-11-20T15:00:00Z", true)], [outgoing("r2")], [], now);
  expect(entries.map(({ key }) => key)).toEqual([expect.stringContaining("day"), "own-r2"]);
});

test("shows the viewer's message even if the counterpart reuses its randomId", () => {
  const entries = buildTimeline([stored("2", "2026-11-20T15:00:00Z", false)], [outgoing("r2")], [], now);
  expect(entries.filter(({ kind }) => kind !== "day")).toHaveLength(2);
});

test("keeps notes of the same moment in their order", () => {
  const happenedAt = "2026-11-20T14:00:00Z";
  const notes = ["accepted", "booked", "moved"].map((id) => ({ id, happenedAt, strong: id }));
  const entries = buildTimeline([stored("1", "2026-11-20T15:00:00Z")], [], notes, now);
  expect(entries.map(({ key }) => key).slice(1)).toEqual(["accepted", "booked", "moved", "1"]);
});
