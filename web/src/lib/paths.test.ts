import { describe, expect, test } from "vitest";
import { isPublicationAddress, paths } from "./paths";
import { readSearchAddress } from "./searchAddress";
import { CARACAS } from "./position";
import { readSearchWords } from "../../../rules/search";

const base = { terms: [], radiusKm: null, position: CARACAS };

describe("search addresses", () => {
  test("builds the terms of «Lo quiero»", () => {
    expect(paths.search({ ...base, mode: "WANT", terms: ["guitarra", "sofá"] })).toBe(
      "/search_list/guitarra%2Csof%C3%A1/all/0/10/10.4975585/-66.8856196/false/tags/want",
    );
  });

  test("builds the range of «Lo vale»", () => {
    expect(paths.search({ ...base, mode: "VALUE", minUsd: 50, maxUsd: 200 })).toContain(
      "/search_list/%5B50...200%5D/all/0/10/",
    );
  });

  test("reads back what it builds", () => {
    const search = { ...base, mode: "HAVE" as const, terms: ["bici"], categoryId: "12", radiusKm: null };
    const [, , terms, categoryId, location, type, km, latitude, longitude, sbp, typeSearch, searchBy] = paths
      .search(search)
      .split("/")
      .map(decodeURIComponent);
    const params = { terms, categoryId, location, type, km, latitude, longitude, sbp, typeSearch, searchBy };
    expect(readSearchAddress(params, CARACAS)).toMatchObject(search);
  });

  test.each([
    ["condition=NEW&order=VALUE_UP&min=10&max=50", { condition: "NEW", order: "VALUE_UP", minUsd: 10, maxUsd: 50 }],
    ["verified=1&recent=1", { onlyVerified: true, onlyRecent: true }],
    ["verified=yes&recent=30", { onlyVerified: false, onlyRecent: false }],
    ["order=sideways&condition=old&min=-1", { condition: null, order: null, minUsd: null }],
  ])("reads the filters %s", (query, expected) => {
    expect(readSearchAddress({ terms: "bici" }, CARACAS, new URLSearchParams(query))).toMatchObject(expected);
  });

  test("keeps the filters of Premium in every address", () => {
    const search = { ...base, mode: "WANT" as const, terms: ["bici"], onlyVerified: true, onlyRecent: true };
    for (const addressOf of [paths.search, paths.searchInterest, paths.categoryResults])
      expect(addressOf(search)).toMatch(/\?verified=1&recent=1$/);
  });

  test("keeps place, type and radius of a category's results in the query", () => {
    const search = { ...base, mode: "WANT" as const, categoryId: "4", type: "PRODUCT" as const, location: "Lara" };
    const [path, query] = paths.categoryResults({ ...search, radiusKm: 15 }).split("?");
    expect(path).toBe(paths.category("4", CARACAS));
    expect(readSearchAddress({ categoryId: "4" }, CARACAS, new URLSearchParams(query))).toMatchObject({
      location: "Lara",
      type: "PRODUCT",
      radiusKm: 15,
    });
  });

  test("takes the slots of place and type for filters, and the 10 of a fresh search for no radius", () => {
    const params = { terms: "bici", location: "Zulia", type: "2", km: "10", latitude: "10", longitude: "-66" };
    expect(readSearchAddress(params, CARACAS)).toMatchObject({ location: "Zulia", type: "SERVICE", radiusKm: null });
    expect(readSearchAddress({ ...params, km: "15" }, CARACAS)).toMatchObject({ radiusKm: 15 });
  });

  test("opens the routes of prices and of interests", () => {
    const price = { location: "all", type: "0", km: "10", latitude: "10", longitude: "-66", sbp: "true" };
    expect(readSearchAddress(price, CARACAS, new URLSearchParams("min=5&max=9"))).toMatchObject({
      mode: "VALUE",
      minUsd: 5,
      maxUsd: 9,
    });
    const interest = { tag: "guitarra", ids: "3,x,12", latitude: "10", longitude: "-66", searchBy: "trade" };
    expect(readSearchAddress(interest, CARACAS)).toMatchObject({ terms: ["guitarra"], ids: ["3", "12"] });
  });

  test("falls back for invalid values", () => {
    expect(readSearchAddress({ terms: "x", km: "muy lejos", latitude: "900", longitude: "1" }, CARACAS)).toMatchObject({
      mode: "WANT",
      radiusKm: null,
      position: CARACAS,
    });
  });
});

test("writes the address of a word that is cut at an emoji", () => {
  const [word] = readSearchWords(`${"a".repeat(59)}🚲🚲`);
  expect(paths.search({ ...base, mode: "WANT", terms: [word ?? ""] })).toContain(`${"a".repeat(59)}%F0%9F%9A%B2/`);
});

test("never takes a screen of its own for a publication", () => {
  expect(isPublicationAddress("guitarra", "12")).toBe(true);
  expect(isPublicationAddress("profile-p", "12")).toBe(true);
  expect(isPublicationAddress("profile", "12")).toBe(false);
  expect(isPublicationAddress("guitarra", "doce")).toBe(false);
});
