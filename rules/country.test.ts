import { expect, it } from "vitest";
import { findSupportedPlace } from "./country";
import { places, pointOf } from "./place";

it("knows every place as one of the country", () => {
  const lost = places.filter((place) => findSupportedPlace(pointOf(place))?.state !== place.state);
  expect(lost).toEqual([]);
});

it.each([
  ["a beach of La Guaira", 10.618, -66.84, "La Guaira"],
  ["a beach of Adícora", 11.95, -69.8, "Falcón"],
  ["Macuro", 10.65, -61.94, "Sucre"],
  ["Santa Elena de Uairén", 4.61, -61.12, "Bolívar"],
  ["San Antonio del Táchira, at the bridge", 7.815, -72.447, "Táchira"],
])("names %s", (_, latitude, longitude, state) => {
  expect(findSupportedPlace({ latitude, longitude })?.state).toBe(state);
});

it.each([
  ["Cúcuta", 7.894, -72.507],
  ["Villa del Rosario, across the bridge", 7.834, -72.474],
  ["Puerto Carreño", 6.189, -67.485],
  ["Pacaraima", 4.43, -61.147],
  ["the forest of Jaua, 100 km from any town", 4.8, -64.4],
])("has none for %s", (_, latitude, longitude) => {
  expect(findSupportedPlace({ latitude, longitude })).toBeNull();
});
