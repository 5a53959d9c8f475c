import { expect, test } from "vitest";
import { findTown, searchTowns } from "./towns";

test.each([
  ["merida", "Mérida", "Mérida"],
  ["san cris", "San Cristóbal", "Táchira"],
  ["chacao", "Chacao", "Miranda"],
  ["barquisimeto", "Barquisimeto", "Lara"],
])("finds by %j %s first", (text, town, state) => {
  expect(searchTowns(text)[0]).toMatchObject({ town, state });
});

test.each([
  ["Mérida", "Mérida", "Mérida"],
  ["caracas", "", "Caracas"],
  ["San Felipe", "Yaracuy", "San Felipe"],
  ["Macondo", "Mérida", undefined],
])("knows the town of an address in %s, %s", (city, state, town) => {
  expect(findTown(city, state)?.town).toBe(town);
});
