import { describe, expect, it } from "vitest";
import { birthDays, birthYears, isoBirthDate, isTooYoung } from "./birthDate";

const now = new Date("2026-11-21T02:00:00Z"); // still the 20th in Caracas

describe("birth date", () => {
  it("offers 75 years, the first 18 years ago", () => {
    const years = birthYears(now);
    expect(years).toHaveLength(75);
    expect(years[0]).toBe(2008);
    expect(years.at(-1)).toBe(1934);
  });

  it("follows the length of the month and leap years", () => {
    expect(birthDays({ year: "2000", month: "2" })).toHaveLength(29);
    expect(birthDays({ year: "1999", month: "2" })).toHaveLength(28);
    expect(birthDays({ year: "", month: "2" })).toHaveLength(29);
    expect(birthDays({ year: "1999", month: "4" })).toHaveLength(30);
    expect(birthDays({ year: "", month: "" })).toHaveLength(31);
  });

  it("knows the days of this month on which the youngest are not of age yet", () => {
    const is = (year: string, month: string, day: string) => isTooYoung({ year, month, day }, now);
    expect([is("2008", "11", "20"), is("2008", "11", "21"), is("2007", "11", "21"), is("2008", "10", "21")]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("needs all three parts and a day that exists", () => {
    expect(isoBirthDate({ year: "1990", month: "3", day: "4" })).toBe("1990-03-04");
    expect(isoBirthDate({ year: "1990", month: "", day: "4" })).toBeNull();
    expect(isoBirthDate({ year: "1999", month: "2", day: "29" })).toBeNull();
  });
});
