import { expect, it } from "vitest";
import { isGoodPassword, passwordRules } from "./password";

it.each(["Guaca2#", "Cambio#2024", "ABCDE1_", "Ñandu1*", 'Hola12"', "Čas12#", `Aa1#${"x".repeat(124)}`, "🚲A1#ab"])(
  "takes %s",
  (password) => {
    expect(isGoodPassword(password)).toBe(true);
  },
);

it.each([
  ["Gua2#", "length"],
  ["🚲A1#a", "length"],
  ["guaca2#", "uppercase"],
  ["Guacaa#", "digit"],
  ["Guaca22", "special"],
  ["Guaca2$", "special"],
])("refuses %s for its %s alone", (password, broken) => {
  expect(passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.id)).toEqual([broken]);
  expect(isGoodPassword(password)).toBe(false);
});

it.each([
  ["129 characters", `Aa1#${"x".repeat(125)}`],
  ["a NUL", "Cambio#2024\0"],
  ["half an emoji", "Cambio#2024\ud83d"],
])("refuses %s", (_, password) => {
  expect(isGoodPassword(password)).toBe(false);
});
