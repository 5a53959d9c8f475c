import { expect, it } from "vitest";
import { readAttributeFilters, writeAttributeFilters } from "./attributeFilters";

it("keeps filters in the address, beside what else is there, and starts at the first page", () => {
  const filters = [
    { name: "brand", values: ["Toyota", "Mercedes-Benz"], min: null, max: null },
    { name: "km", values: [], min: null, max: 90_000 },
  ];
  const address = writeAttributeFilters(new URLSearchParams("condition=USED&page=3&attribute.color=Azul"), filters);
  expect(address).toBe("?condition=USED&attribute.brand=Toyota&attribute.brand=Mercedes-Benz&max.km=90000");
  expect(readAttributeFilters(new URLSearchParams(address))).toEqual(filters);
});

it("ignores bounds that are no numbers", () => {
  expect(readAttributeFilters(new URLSearchParams("min.year=abc&max.year=-3"))).toEqual([
    { name: "year", values: [], min: null, max: null },
  ]);
});
