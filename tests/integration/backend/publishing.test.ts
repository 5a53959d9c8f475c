import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { pollUntil } from "../../support/pollUntil";

interface Created {
  publication: Record<string, unknown> & { id: number };
  owner_id: number;
}

let backend: TestBackend;
let photo: File;
let owner: User;
let session: Record<string, string>;
beforeAll(async () => {
  backend = await startBackend({ reviewSeconds: 0, jobsEveryMs: 50 });
  photo = asFile(await aPhoto());
  owner = await aUser(backend.db);
  session = await sessionOf(backend.db, owner);
});
afterAll(() => backend.stop());

const good = {
  publication_type: "Producto",
  product_categories_id: "5",
  name: "Teléfono Android 128GB",
  price: "150",
  product_status: "Usado",
  condition: "Bueno",
  editor_web: "Funciona perfecto",
  description: "Funciona perfecto",
  accept_changes: "1",
  "article_tags[]": ["laptop", "bicicleta"] as readonly string[],
  latitude: "10.4975585",
  longitude: "-66.8856196",
  address_1: "Av. Urdaneta 12",
  address_2: "Frente al banco",
  location: "Libertador, Distrito Capital",
};
type Fields = { [Name in keyof typeof good]?: (typeof good)[Name] | undefined } & Record<
  string,
  string | File | readonly (string | File)[] | undefined
>;

const publish = (changes: Fields = {}, headers: Record<string, string> = {}) =>
  backend.call<Created & { errors?: string[]; fields?: Record<string, string[]> }>("/publications", {
    form: aForm({ ...good, "picture_data[]": [photo], ...changes }),
    headers: { ...session, ...headers },
  });

const word = (length: number) => "a".repeat(length);

describe("publishing", () => {
  it("stores it in review with a notification, and the review makes it visible", async () => {
    const { status, body } = await publish({ "picture_data[]": [photo, photo] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      owner_id: owner.id,
      publication: {
        title: "Teléfono Android 128GB",
        price: 150,
        publication_status: "waiting",
        condition: "Bueno",
        article_tags: ["laptop", "bicicleta"],
        address_1: "Av. Urdaneta 12",
        coordinate: { latitude: 10.4975585, longitude: -66.8856196 },
        product_category: { id: 5, product_category: { id: 4, product_category: { id: 1, product_category: null } } },
      },
    });
    expect(body.publication.pictures).toHaveLength(2);
    const seen = await pollUntil(
      () => backend.call<Created>(`/publications/${body.publication.id}`),
      ({ status: code }) => code === 200,
    );
    expect(seen.body.publication).toMatchObject({ publication_status: "Activo", address_2: null });
    const rows = await backend.db
      .select({ type: notifications.type, read: notifications.read })
      .from(notifications)
      .where(and(eq(notifications.userId, owner.id), eq(notifications.publicationId, body.publication.id)))
      .orderBy(notifications.id);
    // That the review began is no news any more.
    expect(rows).toEqual([
      { type: 7, read: true },
      { type: 8, read: false },
    ]);
  });

  it("returns contact data and forbidden goods with the reason, visible to the owner only", async () => {
    for (const text of [
      "Llámame al 0414-123.45.67",
      "Escríbeme a ana@correo.com",
      "Mira www.misitio.com",
      "Vendo pistola de fuego",
      "Sígueme @anatienda",
    ]) {
      const { body } = await publish({ editor_web: text });
      const [row] = await pollUntil(
        () => backend.db.select().from(publications).where(eq(publications.id, body.publication.id)),
        ([found]) => found?.status !== "waiting",
      );
      expect([text, row?.status, typeof row?.reviewReason]).toEqual([text, "inactive", "string"]);
      expect((await backend.call(`/publications/${body.publication.id}`)).status).toBe(404);
    }
    const [returned] = await backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, owner.id), eq(notifications.type, 14)));
    expect(returned?.extra).toHaveProperty("reason");
  });

  it("creates one publication for repeated and simultaneous requests", async () => {
    const key = { "idempotency-key": "formulario-1" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish({ name: "Una sola vez" }, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.publication.id)).size).toBe(1);
    expect((await publish({ name: "Otra cosa" }, key)).status).toBe(409);
    const stored = await backend.db.select().from(publications).where(eq(publications.title, "Una sola vez"));
    expect(stored).toHaveLength(1);
    expect(
      await backend.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, "review"), eq(jobs.subjectId, stored[0]?.id ?? 0))),
    ).toHaveLength(1);
  });

  it("refuses a guest", async () => {
    expect((await backend.call("/publications", { form: aForm({ ...good, "picture_data[]": [photo] }) })).status).toBe(
      401,
    );
  });

  it("takes tags from the title and drops duplicate and empty interests", async () => {
    const { body } = await publish({
      name: "¡Bicicleta de montaña, rin 29!",
      "article_tags[]": ["Cámara", "camara", "para", "Libros"],
    });
    const [row] = await backend.db.select().from(publications).where(eq(publications.id, body.publication.id));
    expect([row?.tags, row?.interests]).toEqual([
      ["bicicleta", "montaña", "rin", "29"],
      ["Cámara", "Libros"],
    ]);
    const without = await publish({ "article_tags[]": [], accept_changes: "0" });
    expect(without.body.publication).toMatchObject({ article_tags: [], accept_changes: true });
  });

  const refused: [string, Fields, string][] = [
    ["an empty title", { name: " " }, "name"],
    ["a title of 61", { name: `${word(20)} ${word(20)} ${word(19)}` }, "name"],
    ["a word of 25", { name: word(25) }, "name"],
    ["a NUL in the title", { name: "Silla\0" }, "name"],
    ["no price", { price: undefined }, "price"],
    ["price 0", { price: "0" }, "price"],
    ["price -1", { price: "-1" }, "price"],
    ["price 1e3", { price: "1e3" }, "price"],
    ["price of 10 digits", { price: "1234567890" }, "price"],
    ["a description of 301", { editor_web: word(301), description: undefined }, "editor_web"],
    ["no description", { editor_web: undefined, description: undefined }, "editor_web"],
    ["an interest of 1", { "article_tags[]": ["a"] }, "article_tags"],
    ["an interest of 25", { "article_tags[]": [word(25)] }, "article_tags"],
    ["no state of a product", { product_status: undefined }, "product_status"],
    ["a used product without detail", { condition: undefined }, "condition"],
    ["an unknown category", { product_categories_id: "99999999" }, "product_categories_id"],
    [
      "a service in a category of things",
      { publication_type: "service", product_status: undefined, condition: undefined },
      "product_categories_id",
    ],
    ["a detail of use of something new", { product_status: "Nuevo" }, "condition"],
    [
      "a state of a service",
      { publication_type: "service", product_categories_id: "7", condition: undefined },
      "product_status",
    ],
    ["no address", { address_1: undefined }, "address_1"],
    ["a reference of 71", { address_2: word(71) }, "address_2"],
    ["a place in Bogotá", { latitude: "4.6097", longitude: "-74.0817" }, "location"],
    ["a foreign state", { location: "Bogotá, Cundinamarca" }, "location"],
    ["no point", { latitude: undefined }, "latitude"],
    ["no picture", { "picture_data[]": undefined }, "picture_data"],
  ];
  it.each(refused)("refuses %s at its field", async (_name, changes, field) => {
    const { status, body } = await publish(changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it("refuses an eighth picture and says how many to remove", async () => {
    const { status, body } = await publish({ "picture_data[]": Array.from({ length: 8 }, () => photo) });
    expect([status, body.fields]).toEqual([422, { picture_data: ["Elimina 1 imágenes para continuar"] }]);
  });

  it("takes twenty pictures of a Premium account, and no twenty-first", async () => {
    const premium = await sessionOf(backend.db, await aUser(backend.db, { subscription: "Premium" }));
    const publishMany = (count: number) =>
      publish({ "picture_data[]": Array.from({ length: count }, () => photo) }, premium);
    const taken = await publishMany(20);
    expect([taken.status, (taken.body.publication.pictures as unknown[]).length]).toEqual([201, 20]);
    // A form with more files is not even read.
    expect((await publishMany(21)).status).toBe(422);
  });

  it.each<[string, Fields]>([
    ["a title of 60", { name: `${word(20)} ${word(20)} ${word(18)}` }],
    ["a word of 24", { name: word(24) }],
    ["a description of 300", { editor_web: word(300) }],
    ["a price of 9 digits", { price: "999999999" }],
    ["interests of 2 and 24", { "article_tags[]": ["tv", word(24)] }],
    ["a reference of 70", { address_2: word(70) }],
    ["no reference", { address_2: undefined }],
    [
      "a service",
      { publication_type: "service", product_categories_id: "7", product_status: undefined, condition: undefined },
    ],
  ])("accepts %s", async (_name, changes) => {
    expect((await publish(changes)).status).toBe(201);
  });
});
