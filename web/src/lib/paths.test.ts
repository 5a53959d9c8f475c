import { describe, expect, test } from "vitest";
import { isPublicationAddress, paths, readSearchAddress, searchTerms } from "./paths";
import { CARACAS } from "./position";

const base = { terms: [], radiusKm: 10, position: CARACAS };

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

  test("falls back for invalid values", () => {
    expect(readSearchAddress({ terms: "x", km: "muy lejos", latitude: "900", longitude: "1" }, CARACAS)).toMatchObject({
      mode: "WANT",
      radiusKm: null,
      position: CARACAS,
    });
  });
});

test("trims terms, drops duplicates and keeps at most ten", () => {
  expect(searchTerms(" bici , ,bici, sofá")).toEqual(["bici", "sofá"]);
  expect(searchTerms(Array.from({ length: 12 }, (_, i) => `t${i}`).join(","))).toHaveLength(10);
});

test("never takes a screen of its own for a publication", () => {
  expect(isPublicationAddress("guitarra", "12")).toBe(true);
  expect(isPublicationAddress("profile-p", "12")).toBe(true);
  expect(isPublicationAddress("profile", "12")).toBe(false);
  expect(isPublicationAddress("guitarra", "doce")).toBe(false);
});
