import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../../backend/db/client";
import { publications } from "../../../backend/db/schema/publications";
import { attributeRules } from "../../../rules/attribute";
import { aPublication, aUser, sessionOf } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { aForm, aPhoto, asFile } from "../../support/uploads";

interface Field {
  name: string;
  label: string;
  settings: { kind: string; unit: string | null; options: string[] };
}
interface Node {
  id: number;
  fields: Field[];
  categories: Node[];
}
interface Publication {
  id: number;
  publications_fields: { field_category: Field; value: string }[];
}
interface Facet {
  name: string;
  kind: string;
  unit: string | null;
  values: { value: string; count: number }[];
}

const sedans = 137;
const dumbbells = 199;
let backend: TestBackend;
let photo: File;
let session: Record<string, string>;
beforeAll(async () => {
  backend = await startBackend({ reviewSeconds: 0, jobsEveryMs: 50 });
  photo = asFile(await aPhoto());
  session = await sessionOf(backend.db, await aUser(backend.db));
});
afterAll(() => backend.stop());

const publish = (attributes: Record<string, unknown>, category = sedans) =>
  backend.call<{ publication: Publication; fields?: Record<string, string[]> }>("/publications", {
    form: aForm({
      publication_type: "Producto",
      product_categories_id: String(category),
      name: "Corolla 2014",
      price: "6000",
      product_status: "Usado",
      condition: "Bueno",
      editor_web: "Al día",
      accept_changes: "1",
      latitude: "10.4975585",
      longitude: "-66.8856196",
      address_1: "Av. Urdaneta 12",
      location: "Libertador, Distrito Capital",
      aditional_info: JSON.stringify(attributes),
      "picture_data[]": [photo],
    }),
    headers: session,
  });

describe("attributes of categories", () => {
  it("leave with the tree, and every attribute has a category that asks for it", async () => {
    const { body } = await backend.call<Node[]>("/product_categories");
    const nodes = (list: Node[]): Node[] => list.flatMap((node) => [node, ...nodes(node.categories)]);
    const all = nodes(body);
    expect(all).toHaveLength(327);
    expect(all.filter(({ fields }) => fields.length === 0)).toEqual([]);
    const asked = new Set(all.flatMap(({ fields }) => fields.map(({ name }) => name)));
    expect(Object.keys(attributeRules).filter((name) => !asked.has(name))).toEqual([]);
    const closed = all.flatMap(({ fields }) => fields).filter(({ settings }) => /option|color/.test(settings.kind));
    expect(closed.filter(({ settings }) => settings.options.length < 2)).toEqual([]);
    expect(all.find(({ id }) => id === sedans)?.fields.map(({ name, settings }) => [name, settings.kind])).toEqual([
      ["brand", "text"],
      ["model_2", "text"],
      ["year", "year"],
      ["color", "color"],
      ["km", "number"],
      ["type_transmission", "option"],
      ["number_doors", "number"],
    ]);
  });

  it("are stored in one spelling, in the order of the category, with label, unit and options", async () => {
    const { status, body } = await publish({ km: "86.000 km", brand: "toyota", color: "vinotinto", year: 2014 });
    expect(status).toBe(201);
    expect(
      body.publication.publications_fields.map(({ field_category, value }) => [field_category.label, value]),
    ).toEqual([
      ["Marca", "Toyota"],
      ["Año", "2014"],
      ["Color", "Vinotinto"],
      ["Kilometraje", "86000"],
    ]);
    expect(body.publication.publications_fields.at(-1)?.field_category).toEqual({
      name: "km",
      label: "Kilometraje",
      settings: { kind: "number", unit: "km", options: [] },
    });
    expect(body.publication.publications_fields[2]?.field_category.settings.options).toContain("Vinotinto");
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ["a year to come", { year: "2999" }, { "aditional_info.year": [expect.stringMatching(/^Escribe un año entre/)] }],
    [
      "words for a number",
      { km: "pocos" },
      { "aditional_info.km": ["Escribe un número entre 0 y 3.000.000, con dos decimales como máximo"] },
    ],
    [
      "half a door",
      { number_doors: "3,5" },
      { "aditional_info.number_doors": ["Escribe un número entero entre 0 y 10"] },
    ],
    ["a colour that is none", { color: "feo" }, { "aditional_info.color": ["Elige una de las opciones"] }],
    [
      "an option that is none",
      { type_transmission: "Mágica" },
      { "aditional_info.type_transmission": ["Elige una de las opciones"] },
    ],
    ["a text of 61", { brand: "a".repeat(61) }, { "aditional_info.brand": ["Escribe como máximo 60 caracteres"] }],
  ])("refuse %s at their field", async (_name, attributes, fields) => {
    const { status, body } = await publish(attributes);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it.each([
    ["1.250", "1250"],
    ["0.500", "0.5"],
    ["0,500", "0.5"],
    ["1.250,50", "1250.5"],
  ])("of a number written as %s are %s", async (written, stored) => {
    const { body } = await publish({ weight: written }, dumbbells);
    const [row] = await backend.db.select().from(publications).where(eq(publications.id, body.publication.id));
    expect(row?.fields).toEqual([{ name: "weight", value: stored }]);
  });

  it("leave out what the category does not ask for, and blanks", async () => {
    const { body } = await publish({ race: "Poodle", brand: " ", nonsense: "x", year: "2014" });
    const [row] = await backend.db.select().from(publications).where(eq(publications.id, body.publication.id));
    expect(row?.fields).toEqual([{ name: "year", value: "2014" }]);
  });
});

describe("attributes that were stored by label", () => {
  it("are named, and numbers keep what they meant to a reader", async () => {
    const migration = await readFile(join(migrationsFolder, "0010_attribute_names.sql"), "utf8");
    const written: [string, string][] = [
      ["Marca", "1.000"],
      ["Kilometraje", "86.000"],
      ["Kilometraje", "1.086.000"],
      ["Kilogramos", "12,5"],
      ["Kilogramos", "12.5"],
      ["Kilogramos", "muchos"],
    ];
    const old = written.map(([label, value]) => ({ label, value }));
    const { id } = await aPublication(backend.db, { categoryId: sedans });
    const { id: brokenId } = await aPublication(backend.db, { categoryId: sedans });
    const fieldsOf: unknown[] = [];
    const undo = new Error("undo");
    const run = backend.db.transaction(async (tx) => {
      await tx.execute(sql`update publications set fields = ${JSON.stringify(old)}::jsonb where id = ${id}`);
      await tx.execute(sql`update publications set fields = '{}'::jsonb where id = ${brokenId}`);
      for (const statement of migration.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
      for (const each of [id, brokenId])
        fieldsOf.push((await tx.select().from(publications).where(eq(publications.id, each)))[0]?.fields);
      // The migration is for all rows; those of other tests stay as they are.
      throw undo;
    });
    await expect(run).rejects.toBe(undo);
    expect(fieldsOf).toEqual([
      [
        { name: "brand", value: "1.000" },
        { name: "km", value: "86000" },
        { name: "km", value: "1086000" },
        { name: "kg", value: "12.5" },
        { name: "kg", value: "12.5" },
        { name: "kg", value: "muchos" },
      ],
      {},
    ]);
  });
});

describe("results of a category", () => {
  const search = async (fields?: object | string) => {
    const query =
      fields && `&fields=${encodeURIComponent(typeof fields === "string" ? fields : JSON.stringify(fields))}`;
    const { status, body } = await backend.call<{ data: { id: number }[]; totalPublications: number; facets: Facet[] }>(
      `/search_publications_by_category?category=49${query ?? ""}`,
    );
    return { status, total: body.totalPublications, ids: body.data.map(({ id }) => id).sort(), facets: body.facets };
  };
  let ids: Record<string, number>;
  beforeAll(async () => {
    const add = async (fields: (typeof publications.$inferInsert)["fields"], status: "Activo" | "waiting" = "Activo") =>
      (await aPublication(backend.db, { categoryId: 49, status, fields: fields ?? [] })).id;
    ids = {
      lg8: await add([
        { name: "brand", value: "LG" },
        { name: "kg", value: "8" },
      ]),
      lg12: await add([
        { name: "brand", value: "LG" },
        { name: "kg", value: "12.5" },
      ]),
      mabe: await add([
        { name: "brand", value: "Mabe" },
        { name: "kg", value: "muchos" },
      ]),
      plain: await add([]),
      hidden: await add([{ name: "brand", value: "LG" }], "waiting"),
    };
  });

  it("count their facets", async () => {
    const { total, facets } = await search();
    expect(total).toBe(4);
    expect(facets.map(({ name, kind, unit, values }) => [name, kind, unit, values])).toEqual([
      [
        "brand",
        "text",
        null,
        [
          { value: "LG", count: 2 },
          { value: "Mabe", count: 1 },
        ],
      ],
      ["kg", "number", "kg", []],
    ]);
  });

  it("are counted by how many there are of them, and by no size that means different things", async () => {
    const resultsOf = async (category: number, fields: object = {}) =>
      (
        await backend.call<{ totalPublications: number; facets: Facet[] }>(
          `/search_publications_by_category?category=${category}&fields=${encodeURIComponent(JSON.stringify(fields))}`,
        )
      ).body;
    const facetsOf = async (category: number, fields?: object) => (await resultsOf(category, fields)).facets;
    const names = async (category: number, fields?: object) =>
      (await facetsOf(category, fields)).map(({ name }) => name);
    const size = (value: string) => ({ name: "size" as const, value });
    const [tyres, fashion, clothes, shoes] = [148, 155, 156, 165];
    for (const quantity of ["4", "4", "1"])
      await aPublication(backend.db, { categoryId: tyres, fields: [{ name: "quantity", value: quantity }] });
    await aPublication(backend.db, { categoryId: clothes, fields: [size("M")] });
    await aPublication(backend.db, { categoryId: shoes, fields: [size("42")] });
    expect((await facetsOf(tyres)).find(({ name }) => name === "quantity")).toMatchObject({
      kind: "option",
      values: [
        { value: "4", count: 2 },
        { value: "1", count: 1 },
      ],
    });
    expect((await resultsOf(tyres, { quantity: ["4"] })).totalPublications).toBe(2);
    expect([await names(fashion), await names(fashion, { size: ["M"] })]).toEqual([
      ["brand", "color"],
      ["brand", "size", "color"],
    ]);
    expect(await names(clothes)).toContain("size");
    expect(await names(shoes)).toContain("size");
  });

  it("are narrowed by values and bounds, and count as if a facet itself were not chosen", async () => {
    expect((await search({ brand: ["LG", "Mabe"] })).total).toBe(3);
    expect((await search({ kg: { min: 9 } })).ids).toEqual([ids.lg12]);
    expect((await search({ kg: { max: 12 } })).ids).toEqual([ids.lg8]);
    const both = await search({ brand: ["Mabe"], kg: { min: 1, max: 20 } });
    expect([both.ids, both.facets[0]?.values]).toEqual([[], [{ value: "LG", count: 2 }]]);
  });

  it.each(["nonsense", '{"brand":"LG"}', '{"constructor":["x"]}', '{"brand":["\\u0000"]}', "[1]"])(
    "stay whole with %s for filters, or empty",
    async (fields) => {
      const { status, total } = await search(fields);
      expect([status, [0, 4].includes(total)]).toEqual([200, true]);
    },
  );
});
