import { expect, it } from "vitest";
import { checkFirstName, personTexts } from "./person";

it.each(["María José", "D’Ángelo", "O´Brien", "Peña-Gómez", "J. Ma.", "N.º", "李 明"])("a name may be %s", (name) => {
  expect(checkFirstName(name)).toBeNull();
});

it.each(["Ana ♥", "Ana ★", "🇻🇪 Ana", "Ana 1️⃣", "👩‍🚀👩🏽", "Ana ™", "Ana ♪", "Ana ☑\ufe0e"])(
  "a name may not be %s",
  (name) => {
    expect(checkFirstName(name)).toBe(personTexts.firstName.emoji);
  },
);
