import { expect, it } from "vitest";
import { isGoodPassword, passwordRules } from "./password";

it.each(["Guaca2#", "Cambio#2024", "ABCDE1_", "Ñandu1*", 'Hola12"'])("takes %s", (password) => {
  expect(isGoodPassword(password)).toBe(true);
});

it.each([
  ["Gua2#", "length"],
  ["guaca2#", "uppercase"],
  ["Guacaa#", "digit"],
  ["Guaca22", "special"],
  ["Guaca2$", "special"],
])("refuses %s for its %s alone", (password, broken) => {
  expect(passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.id)).toEqual([broken]);
});
