import { expect, test } from "vitest";
import { searchSummary, searchTitle } from "./searchTitles";

const base = { terms: ["bicicleta"], radiusKm: 10, minUsd: null, maxUsd: null };

test("names what was searched", () => {
  expect(searchTitle({ ...base, mode: "HAVE" })).toBe("Quieren tu «bicicleta»");
  expect(searchTitle({ ...base, mode: "WANT" })).toBe("Tienen «bicicleta»");
});

test.each([
  [50, 200, "Valen entre 50,00 y 200,00 USD"],
  [200, 50, "Valen entre 50,00 y 200,00 USD"],
  [80, null, "Valen 80,00 USD"],
  [null, null, "¿Cuánto vale?"],
])("titles a range from %s to %s", (minUsd, maxUsd, title) => {
  expect(searchTitle({ ...base, mode: "VALUE", minUsd, maxUsd })).toBe(title);
});

test("says in the summary how far the search reached", () => {
  expect(searchSummary(24, false, { ...base, mode: "HAVE" })).toBe(
    "24 publicaciones aceptan bicicleta a cambio, a menos de 10 km.",
  );
  expect(searchSummary(1, false, { ...base, mode: "WANT", radiusKm: null })).toBe("1 publicación.");
});

test("says that there are more where counting stopped", () => {
  expect(searchSummary(1_000, true, { ...base, mode: "WANT" })).toBe("1.000+ publicaciones, a menos de 10 km.");
  expect(searchSummary(1_000, true, { ...base, mode: "HAVE", radiusKm: null })).toBe(
    "1.000+ publicaciones aceptan bicicleta a cambio.",
  );
});
