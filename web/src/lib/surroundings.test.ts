import { expect, it } from "vitest";
import { places, pointOf } from "../../../rules/place";
import { findSurroundings } from "./surroundings";

const namesAround = (town: string) => {
  const place = places.find(({ sector }) => sector === town);
  return place && findSurroundings(pointOf(place)).map((neighbour) => neighbour?.name);
};

it("finds the nearest place in each quarter of the horizon, from the north-east on clockwise", () => {
  // North-west of Coro lies the gulf.
  expect(namesAround("Coro")).toEqual(["La Vela de Coro", "Cabure", "San Luis", undefined]);
});

it("calls the centre of a town by the name of the town", () => {
  expect(namesAround("Tabay")).not.toContain("Centro");
});

it("names nothing at sea, far from any place", () => {
  expect(findSurroundings({ latitude: 14.5, longitude: -66 })).toEqual([null, null, null, null]);
});
