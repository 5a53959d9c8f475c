import { expect, it } from "vitest";
import { checkPhone, fullPhone, isPhoneNumber, phoneText, readTypedPhone } from "./phone";

it("is stored with the prefix of the country, 13 characters in all", () => {
  expect(fullPhone("414", "5550123")).toBe("+584145550123");
});

it.each(["+584125550123", "+584145550123", "+584165550123", "+584245550123", "+584265550123"])("takes %s", (phone) => {
  expect(checkPhone(phone)).toBeNull();
});

it.each(["+58414555012", "+5841455501234", "+584135550123", "04145550123", " +584145550123", "+57414555012", ""])(
  "refuses «%s»",
  (phone) => {
    expect(checkPhone(phone)).toBe(phoneText);
  },
);

it("has exactly 7 plain digits after its prefix", () => {
  const numbers = ["5550123", "555012", "55501234", "555-0123", " 5550123", "٥٥٥٠١٢٣", ""];
  expect(numbers.filter(isPhoneNumber)).toEqual(["5550123"]);
});

it.each([
  ["04145551234", "414", "5551234"],
  ["0424-555.12.34", "424", "5551234"],
  ["4125551234", "412", "5551234"],
  ["+58 416 555 12 34", "416", "5551234"],
  ["0058 (0426) 5551234", "426", "5551234"],
  ["5551234", null, "5551234"],
  ["4125551", null, "4125551"],
  ["555-0123456", null, "5550123"],
  // It could become a whole number yet, or is invalid: nothing is cut off, and the check says so.
  ["0414555", null, "0414555"],
  ["041455512", null, "041455512"],
  ["02125551234", null, "02125551234"],
  ["41455512345", null, "41455512345"],
])("of %s the prefix is %s and the number %s", (typed, prefix, number) => {
  expect(readTypedPhone(typed)).toEqual({ prefix, number });
});
