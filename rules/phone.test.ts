import { expect, it } from "vitest";
import { checkPhone, fullPhone, isPhoneNumber, phoneText } from "./phone";

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
