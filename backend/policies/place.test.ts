import { describe, expect, it } from "vitest";
import { isSupportedPlace } from "./place";

describe("a supported place", () => {
  it.each([
    [10.5, -66.9, "Libertador, Distrito Capital", true],
    [10.5, -66.9, "Distrito Capital", true],
    [10.5, -66.9, "Bogotá, Cundinamarca", false],
    [4.6, -74.1, "Libertador, Distrito Capital", false],
    [7.894, -72.507, "Pedro María Ureña, Táchira", false],
    [10.5, -66.9, "", false],
  ])("is accepted at %d %d, %s: %s", (latitude, longitude, location, expected) => {
    expect(isSupportedPlace({ latitude, longitude }, location)).toBe(expected);
  });
});
