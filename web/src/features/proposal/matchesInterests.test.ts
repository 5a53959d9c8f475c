import { expect, test } from "vitest";
import { matchesInterests } from "./matchesInterests";

test.each([
  ["Bicicleta de paseo rin 26", ["bicicletas"], true],
  ["Cámara Canon AE-1", ["camara"], true],
  ["Cámara Canon AE-1", ["cámara nikon"], false],
  ["Audífonos inalámbricos", ["AUDIFONO"], true],
  ["Libros de cocina", [], false],
  ["Mesa", ["  "], false],
])("matches %s with %j: %s", (title, interests, expected) => {
  expect(matchesInterests(title, interests)).toBe(expected);
});
