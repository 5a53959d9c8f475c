import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

interface Shown {
  id: number;
  [key: string]: unknown;
}
interface Detail {
  publication: Shown;
  owner_id: number;
  transactions_asociated_user: number | null;
}
interface List {
  data: Shown[];
  page: number;
  pages: number;
  total: number;
  active: number;
  inactive: number | null;
}
const exact = { latitude: 10.4975585, longitude: -66.8856196 };

describe("the detail", () => {
  it("shows the exact place to the owner only, and others always the same point nearby", async () => {
    const owner = await aUser(backend.db);
    const { id } = await aPublication(backend.db, {
      ownerId: owner.id,
      address1: "Calle secreta 7",
      address2: "Portón rojo",
      ...exact,
    });
    const own = await backend.call<Detail>(`/publications/${id}`, { headers: await sessionOf(backend.db, owner) });
    expect(own.body.publication).toMatchObject({
      address_1: "Calle secreta 7",
      address_2: "Portón rojo",
      coordinate: exact,
    });
    for (const headers of [{}, await sessionOf(backend.db, await aUser(backend.db))]) {
      const other = await backend.call<Detail>(
        `/publications/${id}?latitude=10.4975585&longitude=-66.8856196&user_id=${owner.id}`,
        { headers },
      );
      expect(other.text).not.toMatch(/secreta|Portón|10\.4975585/);
      expect(other.body.publication).toMatchObject({
        coordinate: { latitude: 10.497, longitude: -66.885 },
        address_1: "Libertador, Distrito Capital",
      });
      expect(other.body.publication.dist_metros).toBeLessThan(470);
    }
  });

  it("names the viewer's chat by the session, whatever user_id says", async () => {
    const { publication, interested, owner, chatId } = await aTransaction(backend.db);
    const ask = async (headers: Record<string, string>, userId: number) =>
      (await backend.call<Detail>(`/publications/${publication.id}?user_id=${userId}`, { headers })).body;
    expect(await ask(await sessionOf(backend.db, interested), interested.id)).toMatchObject({
      owner_id: owner.id,
      transactions_asociated_user: chatId,
      publication: { active_transaction: true, reserved: false },
    });
    expect(await ask(await sessionOf(backend.db, await aUser(backend.db)), interested.id)).toMatchObject({
      transactions_asociated_user: null,
      publication: { active_transaction: false },
    });
    expect(await ask({}, interested.id)).toMatchObject({ transactions_asociated_user: null });
  });

  it("carries the session headers only where no user_id is named", async () => {
    const { id } = await aPublication(backend.db);
    const session = await sessionOf(backend.db, await aUser(backend.db));
    expect((await backend.call(`/publications/${id}`, { headers: session })).headers.get("client")).toBe(
      session.client,
    );
    expect(
      (await backend.call(`/publications/${id}?user_id=1`, { headers: session })).headers.get("client"),
    ).toBeNull();
    expect((await backend.call(`/publications/${id}`)).headers.get("client")).toBeNull();
  });

  it("names neither a finished publication nor one of an inactive owner, and shows nothing of an unapproved one", async () => {
    const owner = await aUser(backend.db);
    const finished = await aPublication(backend.db, { ownerId: owner.id, status: "finished", description: "Secreto" });
    const card = await backend.call<Detail>(`/publications/${finished.id}`);
    expect(card.body.publication).toMatchObject({
      title: null,
      name: null,
      picture: null,
      pictures: [],
      publication_status: "finished",
      price: null,
      editor_web: null,
      product_category: { id: finished.categoryId },
      owner: { id: owner.id },
    });
    const full = await backend.call<Detail>(`/publications/${finished.id}`, {
      headers: await sessionOf(backend.db, owner),
    });
    expect(full.body.publication.editor_web).toBe("Secreto");

    const waiting = await aPublication(backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    const hidden = await backend.call(`/publications/${waiting.id}`);
    const missing = await backend.call("/publications/999999");
    expect([hidden.status, hidden.body]).toEqual([404, { error: "Publicación no encontrada" }]);
    expect([missing.status, missing.body]).toEqual([404, hidden.body]);

    const gone = await aPublication(backend.db);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, gone.ownerId));
    const inactive = await backend.call<Detail>(`/publications/${gone.id}`);
    expect([inactive.status, inactive.body.publication]).toMatchObject([
      200,
      { title: null, pictures: [], editor_web: null, owner: { active: false } },
    ]);
  });
});

describe("lists of publications", () => {
  it("show the owner active and inactive ones with counts, and others the active ones", async () => {
    const owner = await aUser(backend.db);
    for (const status of ["Activo", "Activo", "Activo", "waiting", "finished", "inactive"] as const)
      await aPublication(backend.db, { ownerId: owner.id, status });
    const session = await sessionOf(backend.db, owner);
    const own = async (query: string) =>
      (await backend.call<List>(`/publications?${query}`, { headers: session })).body;
    expect(await own("page=1&per_page=2&kind=active")).toMatchObject({
      page: 1,
      pages: 2,
      total: 3,
      active: 3,
      inactive: 3,
      data: [{}, {}],
    });
    expect(
      (await own("page=1&per_page=10&kind=inactive")).data
        .map(({ publication_status }) => publication_status)
        .toSorted(),
    ).toEqual(["finished", "inactive", "waiting"]);
    for (const headers of [{}, await sessionOf(backend.db, await aUser(backend.db))]) {
      const other = async (kind: string) =>
        (await backend.call<List>(`/publications?kind=${kind}&user_id=${owner.id}`, { headers })).body;
      expect(await other("active")).toMatchObject({ total: 3, active: 3, inactive: null });
      expect(await other("inactive")).toMatchObject({ total: 0, data: [] });
    }
    expect((await backend.call("/publications?kind=active")).status).toBe(401);
    const mine = await backend.call<Shown[]>("/users/active_publications", { headers: session });
    expect(mine.body.map(({ publication_status }) => publication_status)).toEqual(["Activo", "Activo", "Activo"]);
    expect((await backend.call("/users/active_publications")).status).toBe(401);
  });
});

describe("data that are the same for all users", () => {
  it("are categories, words, states and currency in the recorded shapes", async () => {
    const tree =
      await backend.call<{ id: number; categories: { id: number; father_id: number }[] }[]>("/product_categories");
    expect(Object.keys(tree.body[0] ?? {})).toEqual([
      "id",
      "name",
      "category_level",
      "father_id",
      "categories",
      "fields",
    ]);
    expect(tree.body[0]).toMatchObject({ id: 1, name: "Tecnología", category_level: 1, father_id: null });
    expect(tree.body[0]?.categories[0]?.father_id).toBe(1);
    expect((await backend.call<string[]>("/excluded_words")).body).toContain("para");
    expect(
      (await backend.call<{ name: string; states: string[] }[]>("/v1/states")).body.map(({ name }) => name),
    ).toEqual(["Venezuela", "Colombia", "Perú"]);
    expect((await backend.call("/currency_by_country?country=VE")).body).toEqual({ currency: "USD" });
  });

  it("are answered with 304 to a known ETag, also with a trailing slash", async () => {
    const first = await backend.call("/excluded_words/");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    // fetch would add Cache-Control: no-cache, which requests the whole answer.
    expect(
      (await request(`${backend.url}/api/excluded_words`, { headers: { "if-none-match": etag } })).statusCode,
    ).toBe(304);
  });
});
