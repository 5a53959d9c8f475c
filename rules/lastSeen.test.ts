import { expect, it } from "vitest";
import { lastSeenOf, presenceStep } from "./lastSeen";

const now = new Date("2026-11-28T13:07:00-04:00");

it.each([
  ["2026-11-28T13:05:00-04:00", "now"],
  ["2026-11-28T12:58:00-04:00", "now"],
  ["2026-11-28T12:57:00-04:00", "today"],
  // A day is one in Caracas.
  ["2026-11-28T00:00:00-04:00", "today"],
  ["2026-11-27T23:59:00-04:00", "this_week"],
  ["2026-11-21T13:08:00-04:00", "this_week"],
  ["2026-11-21T13:07:00-04:00", null],
])("says of a user who was there at %s: %s", (seenAt, step) => {
  expect(lastSeenOf(new Date(seenAt), now)).toBe(step);
});

it("returns null for a user who was never seen", () => {
  expect(lastSeenOf(null, now)).toBeNull();
});

it("keeps of a moment its five minutes", () => {
  expect(presenceStep(new Date("2026-11-28T13:09:59.999Z"))).toEqual(new Date("2026-11-28T13:05:00.000Z"));
});
