import { expect, it } from "vitest";
import { digitsOnly } from "./digits";

it("keeps digits, as many as there is room for", () => {
  expect(digitsOnly("555 01-23 y más", 7)).toBe("5550123");
  expect(digitsOnly("123456789", 7)).toBe("1234567");
  expect(digitsOnly("$ 1.250,00")).toBe("125000");
});
