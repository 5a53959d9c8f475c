import { expect, it } from "vitest";
import { calendarMonths } from "./calendarMonths";

it("lays a period out by month and week, from Monday to Sunday", () => {
  const [november, december] = calendarMonths("2026-11-27", "2026-12-02");
  expect(november).toEqual({
    name: "noviembre de 2026",
    weeks: [
      [null, null, null, null, "2026-11-27", "2026-11-28", "2026-11-29"],
      ["2026-11-30", null, null, null, null, null, null],
    ],
  });
  expect(december).toEqual({
    name: "diciembre de 2026",
    weeks: [[null, "2026-12-01", "2026-12-02", null, null, null, null]],
  });
});

it("spans the end of a year", () => {
  expect(calendarMonths("2026-12-31", "2027-01-01").map(({ name }) => name)).toEqual([
    "diciembre de 2026",
    "enero de 2027",
  ]);
});
