import { expect, test } from "vitest";
import municipalities from "../../../catalogue/municipalities.json";
import { addressOfPlace, findTown, listCities, searchTowns } from "./towns";

test("every municipality is a city to choose, under a name of its own that is found again", () => {
  const states = [...new Set(municipalities.map(({ state }) => state))];
  const cities = states.flatMap((state) => listCities(state).map(({ value }) => ({ state, value })));
  expect(cities).toHaveLength(municipalities.length);
  expect(new Set(cities.map(({ state, value }) => `${state} ${value}`)).size).toBe(municipalities.length);
  for (const { state, value } of cities) expect([value, findTown(value, state)?.state]).toEqual([value, state]);
});

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
  ["", "Mérida", "Mérida"],
  ["", "Atlántida", undefined],
])("knows the town of an address in %s, %s", (city, state, town) => {
  expect(findTown(city, state)?.town).toBe(town);
});

test("every state has a capital, which stands in for an address without a city", () => {
  const states = new Set(municipalities.map(({ state }) => state));
  expect([...states].filter((state) => findTown("", state)?.state !== state)).toEqual([]);
});

test("every town that can be chosen as a place is a city to choose", () => {
  const lost = municipalities.filter(({ town, lat, lng }) => {
    const address = addressOfPlace({ name: town, latitude: Number(lat.toFixed(5)), longitude: Number(lng.toFixed(5)) });
    return !address || !listCities(address.state).some(({ value }) => value === address.city);
  });
  expect(lost).toEqual([]);
  expect(addressOfPlace({ name: "Cabimas", latitude: 8.6, longitude: -71.1 })).toBeNull();
});
