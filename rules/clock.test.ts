import { expect, it } from "vitest";
import { clockTime, hourLabel } from "./clock";

it.each([
  ["2026-11-20T13:05:00Z", "9:05 a. m."],
  ["2026-11-20T22:20:00Z", "6:20 p. m."],
  ["2026-11-20T16:00:00Z", "12:00 p. m."],
  ["2026-11-20T04:07:00Z", "12:07 a. m."],
])("writes %s as people in Caracas do, in one line: %s", (iso, text) => {
  expect(clockTime(new Date(iso))).toBe(text.replaceAll(" ", "\u00a0"));
});

it.each([
  ["09:00", "9:00 a. m."],
  ["15:30", "3:30 p. m."],
  ["00:00", "12:00 a. m."],
])("writes the hour %s as %s", (hour, text) => {
  expect(hourLabel(hour)).toBe(text.replaceAll(" ", "\u00a0"));
});
