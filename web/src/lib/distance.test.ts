import { expect, test } from "vitest";
import { distanceLabel } from "./distance";

test.each([
  [0, "menos de 1 km"],
  [0.99, "menos de 1 km"],
  [1, "a 1 km"],
  [1.24, "a 1,2 km"],
  [12.6, "a 13 km"],
])("%d km", (km, label) => {
  expect(distanceLabel(km)).toBe(label);
});
