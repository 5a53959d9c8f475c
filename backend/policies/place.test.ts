import { describe, expect, it } from "vitest";
import { approximate, isSupportedPlace } from "./place";

describe("the approximate point", () => {
  it("lies within 470 m and maps to itself", () => {
    for (let index = 0; index < 500; index++) {
      const exact = { latitude: 1 + index * 0.0223, longitude: -73 + index * 0.0261 };
      const near = approximate(exact);
      expect(approximate(near)).toEqual(near);
      const metres = Math.hypot(
        (near.latitude - exact.latitude) * 111_320,
        (near.longitude - exact.longitude) * 111_320 * Math.cos((exact.latitude * Math.PI) / 180),
      );
      expect(metres).toBeLessThanOrEqual(475);
    }
  });

  it("is the same for neighbours of one cell", () => {
    expect(approximate({ latitude: 10.4975585, longitude: -66.8856196 })).toEqual(
      approximate({ latitude: 10.4979, longitude: -66.8849 }),
    );
  });
});

describe("a supported place", () => {
  it.each([
    [10.5, -66.9, "Libertador, Distrito Capital", true],
    [10.5, -66.9, "Distrito Capital", true],
    [10.5, -66.9, "Bogotá, Cundinamarca", false],
    [4.6, -74.1, "Libertador, Distrito Capital", false],
    [10.5, -66.9, "", false],
  ])("is accepted at %d %d, %s: %s", (latitude, longitude, location, expected) => {
    expect(isSupportedPlace({ latitude, longitude }, location)).toBe(expected);
  });
});
