import { expect, test } from "vitest";
import { distanceKm } from "./place";

const caracas = { latitude: 10.4975585, longitude: -66.8856196 };

test("distances in kilometres with two decimals", () => {
  // Caracas to Maracay, measured on the map.
  expect(distanceKm(caracas, { latitude: 10.2469, longitude: -67.5958 })).toBeCloseTo(82.58, 0);
  expect(distanceKm(caracas, caracas)).toBe(0);
});
