import { expect, it } from "vitest";
import { places, pointOf } from "../../../rules/place";
import { findFewNeighbours, findSurroundings } from "./surroundings";

const namesAround = (town: string) => {
  const place = places.find(({ sector }) => sector === town);
  return place && findSurroundings(pointOf(place)).neighbours.map((neighbour) => neighbour?.name);
};

it("finds the nearest place in each quarter of the horizon, from the north-east on clockwise", () => {
  // North-west of Coro lies the gulf.
  expect(namesAround("Coro")).toEqual(["La Vela de Coro", "Cabure", "San Luis", undefined]);
});

it.each(["Coro", "Los Puertos de Altagracia", "Tabay"])(
  "finds for a small map of %s one place above and one below, with names that fit a line",
  (town) => {
    const place = places.find(({ sector }) => sector === town);
    const found = place ? findFewNeighbours(pointOf(place)) : [];
    const isShown = found.map((neighbour) => neighbour !== null);
    const [northEast, southEast, southWest, northWest] = isShown;
    expect([northEast !== northWest, southEast !== southWest]).toEqual([true, true]);
    expect(found.filter((neighbour) => (neighbour?.name.length ?? 0) > 20)).toEqual([]);
  },
);

it("calls the centre of a town by the name of the town", () => {
  expect(namesAround("Tabay")).not.toContain("Centro");
});

it.each([
  ["Santa Elena de Uairén", "Tumeremo"],
  ["Calabozo", "El Sombrero"],
])("names %s itself and the nearest place, however far, where nothing else is near", (town, nearest) => {
  const place = places.find(({ sector }) => sector === town);
  const found = place && findSurroundings(pointOf(place));
  expect(found?.town).toBe(town);
  expect(found?.neighbours.flatMap((neighbour) => neighbour?.name ?? [])).toEqual([nearest]);
});

it("names no town at sea, only the nearest place", () => {
  const { town, neighbours } = findSurroundings({ latitude: 14.5, longitude: -66 });
  expect(town).toBeNull();
  expect(neighbours.filter(Boolean)).toHaveLength(1);
});

it("omits the town's own name when nearby labels suffice", () => {
  const coro = places.find(({ sector }) => sector === "Coro");
  expect(coro && findSurroundings(pointOf(coro)).town).toBeNull();
});
