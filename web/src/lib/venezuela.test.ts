import { describe, expect, it } from "vitest";
import { addressOf, findPlace, pointOf, searchPlaces, sectors } from "./venezuela";

describe("places", () => {
  it("knows every place of the gazetteer as one of the country", () => {
    const lost = sectors.filter((sector) => findPlace(pointOf(sector))?.state !== sector.state);
    expect(lost.map(addressOf)).toEqual([]);
  });

  it("names the municipality and state of a point", () => {
    expect(findPlace({ latitude: 10.4946, longitude: -66.8541 })).toMatchObject({
      state: "Miranda",
      municipality: "Chacao",
    });
  });

  it.each([
    ["Bogotá", 4.711, -74.072],
    ["Cúcuta", 7.893, -72.507],
    ["the open sea", 13.2, -66.9],
    ["Boa Vista", 2.82, -60.67],
  ])("has none for %s", (_, latitude, longitude) => {
    expect(findPlace({ latitude, longitude })).toBeNull();
  });

  it("finds places without accents, by any part of the name", () => {
    expect(searchPlaces("merida")[0]).toMatchObject({ state: "Mérida" });
    expect(searchPlaces("sabana gr")[0]).toMatchObject({ sector: "Sabana Grande" });
    expect(searchPlaces("bogota")).toEqual([]);
    expect(searchPlaces("  ")).toEqual([]);
    expect(searchPlaces("c").length).toBeLessThanOrEqual(8);
  });
});
