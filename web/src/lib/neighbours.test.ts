import { expect, it } from "vitest";
import { contains, coastline } from "../../../rules/country";
import neighbours from "./neighbours.json";

const isLand = (latitude: number, longitude: number) =>
  [...coastline, ...neighbours].some((ring) => contains(ring, { latitude, longitude }));

it.each([
  ["Bogotá", 4.61, -74.08],
  ["Cúcuta", 7.89, -72.51],
  ["Boa Vista", 2.82, -60.67],
  ["Lethem", 3.38, -59.8],
  ["Arima", 10.63, -61.28],
  ["Santo Domingo Este", 18.5, -69.84],
])("%s is on land that is not Venezuela", (_name, latitude, longitude) => {
  expect(neighbours.some((ring) => contains(ring, { latitude, longitude }))).toBe(true);
});

it.each([
  ["the gulf of Venezuela", 11.6, -70.9],
  ["the Caribbean", 13, -66],
  ["the Atlantic", 10, -58],
])("%s is water", (_name, latitude, longitude) => {
  expect(isLand(latitude, longitude)).toBe(false);
});

it("no water lies between Venezuela and its neighbours", () => {
  const corners = new Set(neighbours.flat().map(String));
  const border = (coastline[0] ?? []).filter((corner) => corners.has(String(corner))).slice(20, -20);
  expect(border.length).toBeGreaterThan(400);
  const gaps = border
    .flatMap(([latitude = 0, longitude = 0]) =>
      [-0.004, 0.004].flatMap((step) => [
        [latitude + step, longitude],
        [latitude, longitude + step],
      ]),
    )
    .filter(([latitude = 0, longitude = 0]) => !isLand(latitude, longitude));
  expect(gaps).toEqual([]);
});
