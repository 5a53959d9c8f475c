import { expect, test } from "vitest";
import { formatAmount } from "./money";

test.each([
  [15000, "150,00"],
  [0, "0,00"],
  [5, "0,05"],
  [123456, "1.234,56"],
  [99999999900, "999.999.999,00"],
])("%i minor units read %s", (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});
