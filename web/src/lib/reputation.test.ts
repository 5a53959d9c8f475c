import { expect, test } from "vitest";
import { formatReputation, starsOf } from "./reputation";

test.each([
  [0, 0],
  [0.4, 1],
  [1.9, 1],
  [1.96, 2],
  [2, 2],
  [2.9, 2],
  [3, 3],
  [4.6, 4],
  [4.94, 4],
  [4.99, 5],
  [5, 5],
])("shows a reputation of %s with %s stars", (value, stars) => {
  expect(starsOf(value)).toBe(stars);
});

test("writes a reputation with one decimal and a comma", () => {
  expect(formatReputation(4.6)).toBe("4,6");
  expect(formatReputation(5)).toBe("5,0");
});
