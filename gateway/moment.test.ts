import { expect, test } from "vitest";
import { isMoment, toIso } from "./moment";

test.each([
  ["2026-11-20T23:48:11.137Z", "2026-11-20T23:48:11.137Z"],
  ["2026-01-31T00:00:00.000Z", "2026-01-31T00:00:00.000Z"],
  ["2024-02-29T23:59:59.999Z", "2024-02-29T23:59:59.999Z"],
  ["2026-11-20T24:00:00.000Z", "2026-11-21T00:00:00.000Z"],
  ["2026-11-20T19:48:11-04:00", "2026-11-20T23:48:11.000Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
])("%s is a moment", (text, iso) => {
  expect(isMoment(text)).toBe(true);
  expect(toIso(text)).toBe(iso);
  expect(new Date(text).toISOString()).toBe(iso);
});

test.each([
  "",
  "x",
  "2026-13-20T23:48:11.137Z",
  "2026-00-20T23:48:11.137Z",
  "2026-11-00T23:48:11.137Z",
  "2026-11-20T25:00:00.000Z",
])("%j is none", (text) => {
  expect(isMoment(text)).toBe(false);
  expect(toIso(text)).toBeNull();
});
