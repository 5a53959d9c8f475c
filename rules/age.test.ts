import { describe, expect, it } from "vitest";
import { isAdult, isDay } from "./age";

describe("age", () => {
  it.each([
    ["2008-11-20", "2026-11-21T03:59:00Z", true],
    ["2008-11-21", "2026-11-21T03:59:00Z", false],
    ["2008-11-21", "2026-11-21T04:00:00Z", true],
    ["2008-02-29", "2026-03-01T05:00:00Z", true],
    ["2008-02-29", "2026-02-28T05:00:00Z", false],
    ["1900-01-01", "2026-11-21T05:00:00Z", false],
  ])("counts the days of %s in Caracas at %s: adult is %s", (born, now, expected) => {
    expect(isAdult(born, new Date(now))).toBe(expected);
  });

  it.each([
    ["2000-02-29", true],
    ["1999-02-29", false],
    ["2000-13-01", false],
    ["2000-1-1", false],
    ["", false],
  ])("takes %j as a calendar day: %s", (value, expected) => {
    expect(isDay(value)).toBe(expected);
  });
});
