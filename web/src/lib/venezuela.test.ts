import { describe, expect, it } from "vitest";
import { foldText } from "../../../rules/text";
import { findPlace, searchPlaces } from "./venezuela";

describe("places", () => {
  it("names the municipality and state of a point", () => {
    expect(findPlace({ latitude: 10.4946, longitude: -66.8541 })).toMatchObject({
      state: "Miranda",
      municipality: "Chacao",
    });
  });

  it.each([
    ["Santa Elena de Uairén", 4.61, -61.12, "Bolívar"],
    ["San Carlos de Río Negro", 1.93, -67.05, "Amazonas"],
    ["Elorza", 7.06, -69.5, "Apure"],
  ])("knows the state of %s, far from the large towns", (_, latitude, longitude, state) => {
    expect(findPlace({ latitude, longitude })?.state).toBe(state);
  });

  it.each([
    ["Bogotá", 4.711, -74.072],
    ["Bucaramanga", 7.119, -73.12],
    ["the open sea", 13.2, -66.9],
    ["Boa Vista", 2.82, -60.67],
  ])("has none for %s", (_, latitude, longitude) => {
    expect(findPlace({ latitude, longitude })).toBeNull();
  });

  it("finds places without accents, by any part of the name", () => {
    expect(searchPlaces("merida")[0]).toMatchObject({ state: "Mérida" });
    expect(searchPlaces("sabana gr")[0]).toMatchObject({ sector: "Sabana Grande" });
    expect(searchPlaces("elorza")[0]).toMatchObject({ city: "Rómulo Gallegos", state: "Apure" });
    expect(searchPlaces("petare")).toHaveLength(1);
    expect(searchPlaces("bogota")).toEqual([]);
    expect(searchPlaces("  ")).toEqual([]);
    expect(searchPlaces("c").length).toBeLessThanOrEqual(8);
  });

  it("finds first what is called so itself, and no point twice", () => {
    for (const text of ["san cristobal", "valencia", "maracaibo", "san"]) {
      const found = searchPlaces(text);
      const begins = found.map(({ sector }) => foldText(sector).startsWith(text));
      expect([text, begins]).toEqual([text, begins.toSorted((a, b) => Number(b) - Number(a))]);
      expect(begins[0]).toBe(true);
      expect([text, new Set(found.map(({ lat, lng }) => `${lat} ${lng}`)).size]).toEqual([text, found.length]);
    }
  });
});
