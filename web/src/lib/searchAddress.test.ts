import { expect, test } from "vitest";
import { readSearchAddress } from "./searchAddress";

const caracas = { latitude: 10.5, longitude: -66.9 };

test.each([
  ["25", 25],
  ["0", null],
  ["-3", null],
  ["cerca", null],
])("a radius of «%s» km in an address is %s", (km, radiusKm) => {
  expect(readSearchAddress({ terms: "cama", km }, caracas).radiusKm).toBe(radiusKm);
});
