import { expect, test } from "vitest";
import { bandOf, formatReputation } from "./reputation";

test.each([
  [0, 0],
  [0.4, 1],
  [1.9, 1],
  [1.96, 2],
  [2, 2],
  [2.9, 2],
  [3, 3],
  [4.6, 3],
  [4.94, 3],
  [4.99, 5],
  [5, 5],
])("puts a reputation of %s into the band of %s stars", (value, stars) => {
  expect(bandOf(value)).toBe(stars);
});

test("writes a reputation with one decimal and a comma", () => {
  expect(formatReputation(4.6)).toBe("4,6");
  expect(formatReputation(5)).toBe("5,0");
});
