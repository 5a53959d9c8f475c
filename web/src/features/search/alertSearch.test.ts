import { expect, it } from "vitest";
import type { SearchAddress } from "../../lib/searchAddress";
import { CARACAS } from "../../lib/position";
import { alertSubject } from "./alertSearch";

it.each<[what: string, search: Partial<SearchAddress>, category?: string]>([
  ["«sofá, silla»", { terms: ["sofá", "silla"] }, "Muebles"],
  ["quien quiera tu «laptop»", { mode: "HAVE", terms: ["laptop"] }],
  ["algo que valga entre 20,00 y 30,00 USD", { mode: "VALUE", minUsd: 30, maxUsd: 20 }],
  ["algo que valga 20,00 USD", { mode: "VALUE", minUsd: 20 }],
  ["«Muebles»", {}, "Muebles"],
  ["algo así", {}],
])("says what an alert waits for: %s", (what, search, category) => {
  expect(alertSubject({ mode: "WANT", terms: [], radiusKm: null, position: CARACAS, ...search }, category)).toBe(what);
});
