import { describe, expect, test } from "vitest";
import { ageLabel, daysBetween, timeAgo } from "./dates";

const now = new Date("2026-11-20T16:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

describe("age labels", () => {
  test.each([
    [0, "Hoy"],
    [1, "Ayer"],
    [2, "Ante-ayer"],
    [3, "Hace una semana"],
    [10, "Hace una semana"],
    [11, "Hace dos semanas"],
    [17, "Hace dos semanas"],
    [18, "Hace tres semanas"],
    [27, "Hace tres semanas"],
    [28, "Hace un mes"],
    [45, "Hace un mes"],
    [46, "Hace dos meses"],
    [75, "Hace dos meses"],
    [76, "Hace meses"],
  ])("%i days: %s", (days, label) => {
    expect(ageLabel(daysAgo(days), now)).toBe(label);
  });
});

test("a day ends at midnight in Caracas, not in UTC", () => {
  expect(daysBetween(new Date("2026-11-20T03:59:00Z"), new Date("2026-11-20T04:01:00Z"))).toBe(1);
});

test.each([
  [30 * 1000, "ahora"],
  [5 * 60_000, "hace 5 minutos"],
  [26 * 3_600_000, "hace 1 día"],
  [40 * 86_400_000, "hace 1 mes"],
])("%i ms ago", (ms, label) => {
  expect(timeAgo(new Date(now.getTime() - ms).toISOString(), now)).toBe(label);
});
