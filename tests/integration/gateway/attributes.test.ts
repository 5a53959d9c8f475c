import { beforeAll, describe, expect, it } from "vitest";
import { aPublication } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";

const fixture = useCountedGateway();
/** Has no publications in other files. */
const motos = "142";
let id: string;
beforeAll(async () => {
  const { db } = fixture.backend;
  const fields = [
    { name: "brand" as const, value: "Bera" },
    { name: "year" as const, value: "2014" },
    { name: "km" as const, value: "86000" },
    { name: "color" as const, value: "Rojo" },
  ];
  id = String((await aPublication(db, { categoryId: Number(motos), fields })).id);
  await aPublication(db, { categoryId: Number(motos), fields: [{ name: "brand", value: "Suzuki" }] });
});

describe("attributes", () => {
  it("are asked for as their category defines them", async () => {
    const { category, unknown } = await fixture
      .guest()
      .data<{ category: { fields: { name: string; options: string[] }[] }; unknown: null }>(
        `{ category(id: "${motos}") { name path { name } fields { name label kind unit options } }
           unknown: category(id: "99999") { id } }`,
      );
    expect(category).toMatchObject({ name: "Motos de paseo", path: [{ name: "Vehículos" }, { name: "Motos" }, {}] });
    expect(category.fields.find(({ name }) => name === "km")).toEqual({
      name: "km",
      label: "Kilometraje",
      kind: "NUMBER",
      unit: "km",
      options: [],
    });
    expect(category.fields.find(({ name }) => name === "color")?.options).toContain("Vinotinto");
    expect(unknown).toBeNull();
  });

  it("are shown with their unit, the most telling ones on the card", async () => {
    const { publication } = await fixture
      .guest()
      .data(`{ publication(id: "${id}") { highlights attributes { name label value rawValue } } }`);
    expect(publication).toMatchObject({
      highlights: ["2014", "86.000 km"],
      attributes: [
        { value: "Bera" },
        {},
        { name: "km", label: "Kilometraje", value: "86.000 km", rawValue: "86000" },
        {},
      ],
    });
  });
});

describe("results of a category", () => {
  const search = (attributes: unknown) =>
    fixture.guest().data<{
      search: { items: { id: string }[]; facets: { name: string; values: { value: string; count: number }[] }[] };
    }>("query ($input: SearchInput!) { search(input: $input) { items { id } facets { name kind values { value count } } } }", {
      input: { mode: "WANT", categoryId: motos, attributes },
    });

  it("are narrowed by attributes, and counted by them", async () => {
    const all = (await search(null)).search;
    expect([all.items.length, all.facets.find(({ name }) => name === "brand")?.values]).toEqual([
      2,
      [
        { value: "Bera", count: 1 },
        { value: "Suzuki", count: 1 },
      ],
    ]);
    const narrowed = await search([
      { name: "brand", values: ["Bera", "Empire"] },
      { name: "km", max: 90_000 },
    ]);
    expect(narrowed.search.items).toEqual([{ id }]);
    expect((await search([{ name: "year", min: 2015 }])).search.items).toEqual([]);
  });

  it("are narrowed alike where one came to the category by words or by value", async () => {
    const ask = (input: object) =>
      fixture
        .guest()
        .data<{ search: { items: { id: string }[]; facets: { name: string }[] } }>(
          "query ($input: SearchInput!) { search(input: $input) { items { id } facets { name } } }",
          { input: { categoryId: motos, ...input } },
        );
    const { facets } = (await search(null)).search;
    const bera = [{ name: "brand", values: ["Bera"] }];
    for (const input of [
      { mode: "WANT", terms: ["motos de paseo"] },
      { mode: "VALUE", minUsd: 0, maxUsd: 999_999 },
    ]) {
      expect((await ask(input)).search.facets.map(({ name }) => name)).toEqual(facets.map(({ name }) => name));
      expect((await ask({ ...input, attributes: bera })).search.items).toEqual([{ id }]);
    }
  });

  it("refuse more than a person would choose", async () => {
    const many = Array.from({ length: 31 }, () => ({ name: "brand", values: ["Bera"] }));
    await expect(search(many)).rejects.toThrow(/BAD_USER_INPUT/);
  });
});
