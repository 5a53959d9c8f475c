import { expect, it } from "vitest";
import { checkHandoverCode } from "./handover";

it("reads a code with blanks, and refuses anything else", () => {
  expect(["123 456", "123456"].map(checkHandoverCode)).toEqual([null, null]);
  expect(["12345", "abcdef", ""].map(checkHandoverCode)).toEqual(Array(3).fill("El código tiene 6 números"));
});
