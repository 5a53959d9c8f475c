import { expect, it } from "vitest";
import { isIdentityNumber } from "./identityNumber";

it("has 6 to 8 plain digits", () => {
  const texts = ["123456", "1234567", "12345678", "12345", "123456789", "V123456", "12.345.678", ""];
  expect(texts.filter(isIdentityNumber)).toEqual(["123456", "1234567", "12345678"]);
});
