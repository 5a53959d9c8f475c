import { expect, test } from "vitest";
import { approximatePosition, readPosition } from "./position";

test.each([
  ["10.5004,-66.9004", { latitude: 10.503, longitude: -66.903 }],
  ["10.5012,-66.9051", { latitude: 10.503, longitude: -66.903 }],
  ["90,180", { latitude: 90, longitude: 180 }],
  ["100,200", null],
])("puts neighbours at one place, and no position off the globe: %s", (cookie, expected) => {
  const position = readPosition(cookie);
  expect(position && approximatePosition(position)).toEqual(expected);
});
