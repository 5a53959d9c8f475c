import { describe, expect, test } from "vitest";
import { dayHeading, dayKey, listTime } from "./chatDates";
import { compareIds } from "./compareIds";
import { fillTemplate, plainText } from "./segments";

const now = new Date("2026-11-20T16:00:00Z");

describe("dates of a chat", () => {
  test.each([
    ["2026-11-20T14:42:00Z", "10:42\u00a0a.\u00a0m.", "Hoy"],
    ["2026-11-20T12:05:00Z", "8:05\u00a0a.\u00a0m.", "Hoy"],
    ["2026-11-20T03:30:00Z", "Ayer", "Ayer"],
    ["2026-11-16T15:00:00Z", "lunes", "lunes, 16 de noviembre"],
    ["2026-11-12T15:00:00Z", "12 nov.", "jueves, 12 de noviembre"],
    ["2025-11-12T15:00:00Z", "12 nov.", "12 de noviembre de 2025"],
  ])("%s: %s in the list, %s as a heading", (iso, short, heading) => {
    expect(listTime(iso, now)).toBe(short);
    expect(dayHeading(iso, now)).toBe(heading);
  });

  test("uses calendar days in Caracas", () => {
    expect(dayKey("2026-11-20T03:59:00Z")).not.toBe(dayKey("2026-11-20T04:01:00Z"));
  });
});

test("never reads a value as a template", () => {
  const segments = fillTemplate("{name} te propone un cambio por {title}", { name: "{title}", title: "Bici" });
  expect(segments).toEqual([
    { text: "{title}", strong: true },
    { text: " te propone un cambio por ", strong: false },
    { text: "Bici", strong: true },
  ]);
  expect(plainText(segments)).toBe("{title} te propone un cambio por Bici");
});

test("orders ids as numbers", () => {
  expect(["10", "9", "2", "100"].toSorted(compareIds)).toEqual(["2", "9", "10", "100"]);
});
