import { expect, it } from "vitest";
import { codeAt, isCodeAt } from "./handoverCodes";

const own = "00112233445566778899aabbccddeeff00112233";
const other = "ff112233445566778899aabbccddeeff00112233";
const moment = new Date("2027-02-19T19:00:30.000Z");
const later = (seconds: number) => new Date(moment.getTime() + seconds * 1000);

it("takes the codes of a minute before and after, of its own key alone", () => {
  const code = codeAt(own, moment);
  expect(code).toMatch(/^\d{6}$/);
  expect([0, 25, -60, 60].map((seconds) => isCodeAt(own, code, later(seconds)))).toEqual([true, true, true, true]);
  expect([-100, 100, 3600].map((seconds) => isCodeAt(own, code, later(seconds)))).toEqual([false, false, false]);
  expect(isCodeAt(other, code, moment)).toBe(false);
});

it("agrees with the test vectors of RFC 6238, whose key is the text 12345678901234567890", () => {
  const key = "3132333435363738393031323334353637383930";
  // With a period of 30 seconds 59 seconds are in step 1, as 119 seconds are here.
  expect(codeAt(key, new Date(119_000))).toBe("287082");
});
