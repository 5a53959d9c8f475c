import { expect, it } from "vitest";
import { approximatePoint } from "./placeGrid";

it("gives a point of itself the same again, everywhere", () => {
  for (let step = 0; step < 2_000; step += 1) {
    const point = { latitude: -90 + (step * 180.0007) / 2_000, longitude: -180 + (step * 359.9973) / 2_000 };
    const near = approximatePoint(point);
    expect(approximatePoint(near)).toEqual(near);
    expect(`${near.latitude},${near.longitude}`).toMatch(/^-?\d+(\.\d{1,6})?,-?\d+(\.\d{1,6})?$/);
  }
});

it("is never more than 475 m away in Venezuela", () => {
  for (let index = 0; index < 500; index++) {
    const exact = { latitude: 1 + index * 0.0223, longitude: -73 + index * 0.0261 };
    const near = approximatePoint(exact);
    const metres = Math.hypot(
      (near.latitude - exact.latitude) * 111_320,
      (near.longitude - exact.longitude) * 111_320 * Math.cos((exact.latitude * Math.PI) / 180),
    );
    expect(metres).toBeLessThanOrEqual(475);
  }
});

it("is the same for neighbours of one cell", () => {
  expect(approximatePoint({ latitude: 10.4975585, longitude: -66.8856196 })).toEqual(
    approximatePoint({ latitude: 10.4979, longitude: -66.8849 }),
  );
});
