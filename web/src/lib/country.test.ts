import { expect, test } from "vitest";
import { countryAt } from "./country";
import { CARACAS } from "./position";

test.each([
  ["VE", CARACAS.latitude, CARACAS.longitude],
  ["VE", 10.65, -71.61], // Maracaibo
  ["VE", 7.77, -72.22], // San Cristóbal
  ["VE", 10.96, -63.85], // Porlamar
  ["VE", 4.6, -61.11], // Santa Elena de Uairén
  ["CO", 7.89, -72.5], // Cúcuta, 15 km from the border
  ["CO", 4.65, -74.08],
  ["CO", 10.96, -74.79],
  ["CO", 1.21, -77.28], // Pasto
  ["PE", -12.05, -77.04],
  ["PE", -3.75, -73.25], // Iquitos
  ["PE", -18.01, -70.25], // Tacna
  [null, -0.22, -78.51], // Quito
  [null, 18.47, -69.9],
  [null, 40.42, -3.7],
  [null, -3.1, -60.02], // Manaos
])("%s: %d, %d", async (country, latitude, longitude) => {
  expect(await countryAt({ latitude, longitude })).toBe(country);
});
