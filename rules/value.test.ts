import { expect, it } from "vitest";
import { wholeDollars } from "./value";

it.each([
  ["15", "15"],
  ["$ 1.250,00", "1250"],
  ["15,50", "15"],
  ["15.5 USD", "15"],
  ["15,", "15"],
  ["1.250", "1250"],
  ["1,250,000.99", "1250000"],
  ["Bs. 300", "300"],
  ["12a3", "123"],
  [",50", ""],
  ["1234567890", "123456789"],
])("reads %s as %s whole dollars", (text, dollars) => {
  expect(wholeDollars(text)).toBe(dollars);
});
