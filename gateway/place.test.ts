import { expect, test } from "vitest";
import { distanceKm, snap } from "./place";

const caracas = { latitude: 10.4975585, longitude: -66.8856196 };

test("snaps a snapped point to itself, everywhere", () => {
  for (let step = 0; step < 2_000; step += 1) {
    const point = { latitude: -90 + (step * 180.0007) / 2_000, longitude: -180 + (step * 359.9973) / 2_000 };
    expect(snap(snap(point))).toEqual(snap(point));
  }
});

test("snaps to a near point that reveals only its cell", () => {
  const snapped = snap(caracas);
  expect(distanceKm(caracas, snapped)).toBeLessThan(0.48);
  expect(snap({ latitude: caracas.latitude + 0.0005, longitude: caracas.longitude })).toEqual(snapped);
});

test("measures distances in kilometres with two decimals", () => {
  // Caracas to Maracay, measured on the map.
  expect(distanceKm(caracas, { latitude: 10.2469, longitude: -67.5958 })).toBeCloseTo(82.58, 0);
  expect(distanceKm(caracas, caracas)).toBe(0);
});
