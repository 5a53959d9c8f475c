import { expect, it } from "vitest";
import { digitsOnly, fullPhone, isDni, isPhoneNumber, PHONE_DIGITS } from "./phone";

it("keeps digits, as many as a number has", () => {
  expect(digitsOnly("555 01-23 y más", PHONE_DIGITS)).toBe("5550123");
  expect(digitsOnly("123456789", PHONE_DIGITS)).toBe("1234567");
  expect(digitsOnly("$ 1.250,00")).toBe("125000");
});

it("is sent with the prefix of the country, 13 characters in all", () => {
  expect(fullPhone("414", "5550123")).toBe("+584145550123");
  expect(fullPhone("414", "5550123")).toHaveLength(13);
});

it("a phone has exactly 7 digits, an identity number 6 to 8, in plain digits", () => {
  expect(["5550123", "555012", "55501234", "555-0123", " 5550123", "٥٥٥٠١٢٣", ""].map(isPhoneNumber)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(["123456", "1234567", "12345678", "12345", "123456789", "V123456", "12.345.678", ""].map(isDni)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
