import { expect, it } from "vitest";
import { checkIdentityNumber, cleanIdentityNumber } from "./identityNumber";

it("is the same number however it is written", () => {
  const texts = ["1234567", "V-1.234.567", "v 1234567", "E1234567", "01234567", "V-01.234.567", " 1-234-567 "];
  expect(new Set(texts.map(cleanIdentityNumber))).toEqual(new Set(["1234567"]));
});

it("has 6 to 8 digits", () => {
  const texts = ["123456", "12345678", "V-00.123.456", "12345", "012345", "123456789", "P123456", ""];
  expect(texts.filter((text) => checkIdentityNumber(text) === null)).toEqual(["123456", "12345678", "V-00.123.456"]);
});
