import { expect, it } from "vitest";
import { alertKey, hasAlertSubject } from "./alert";
import type { AlertSearch } from "./alert";

const search: AlertSearch = {
  mode: "WANT",
  terms: ["Sofá", "sillón"],
  categoryId: "7",
  attributes: [
    { name: "brand", values: ["Bera", "Empire"] },
    { name: "km", min: null, max: 900 },
  ],
  type: "PRODUCT",
  condition: "USED",
  location: "Táchira",
  minUsd: 5,
  maxUsd: 50,
  radiusKm: 15,
  near: { latitude: 10.4975585, longitude: -66.8856196 },
  onlyVerified: false,
};
const key = alertKey(search);

it.each<[string, Partial<AlertSearch>]>([
  ["case, accents, order and repetition of words", { terms: ["SILLON", "sofa", "Sofá"] }],
  ["the case of a place", { location: "tachira" }],
  ["a few steps", { near: { latitude: 10.4971, longitude: -66.8851 } }],
  [
    "the order of attributes and values, and bounds that are left out",
    {
      attributes: [
        { name: "km", values: [], max: 900 },
        { name: "brand", values: ["empire", "bera"], min: null, max: null },
      ],
    },
  ],
])("takes two searches for the same whatever %s", (_what, change) => {
  expect(alertKey({ ...search, ...change })).toBe(key);
});

it("forgets the place where there is no radius", () => {
  const anywhere = { ...search, radiusKm: null };
  expect(alertKey(anywhere)).toBe(alertKey({ ...anywhere, near: null }));
  expect(alertKey(anywhere)).not.toBe(key);
});

it.each<Partial<AlertSearch>>([
  { mode: "HAVE" },
  { terms: ["sofá"] },
  { categoryId: null },
  { attributes: [] },
  {
    attributes: [
      { name: "brand", values: ["Bera"] },
      { name: "km", max: 900 },
    ],
  },
  { type: null },
  { condition: "NEW" },
  { location: null },
  { minUsd: null },
  { maxUsd: 51 },
  { radiusKm: 50 },
  { near: { latitude: 10.6, longitude: -66.8856196 } },
  { onlyVerified: true },
])("distinguishes searches by %j", (change) => {
  expect(alertKey({ ...search, ...change })).not.toBe(key);
});

it("asks for words or a category, and by value for a bound", () => {
  const nothing = { ...search, terms: [], categoryId: null };
  expect(hasAlertSubject(search)).toBe(true);
  expect(hasAlertSubject(nothing)).toBe(false);
  expect(hasAlertSubject({ ...nothing, categoryId: "7" })).toBe(true);
  expect(hasAlertSubject({ ...nothing, mode: "VALUE" })).toBe(true);
  expect(hasAlertSubject({ ...search, mode: "VALUE", minUsd: null, maxUsd: null })).toBe(false);
});
