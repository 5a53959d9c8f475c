import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { aMember, aPublication, aUser, sessionOf } from "../../support/builders";
import { sharedBackend } from "../../support/sharedBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedBackend();
});

interface Shown {
  id: number;
  [key: string]: unknown;
}
const exact = { latitude: 10.4975585, longitude: -66.8856196 };

describe("the saved list", () => {
  it("saves once, lists and removes, only for the user of the session", async () => {
    const [viewer, other] = [await aUser(backend.db), await aUser(backend.db)];
    const [session, otherSession] = [await sessionOf(backend.db, viewer), await sessionOf(backend.db, other)];
    const { id } = await aPublication(backend.db, { latitude: 10.5055585 });
    const save = (headers: Record<string, string>) =>
      backend.call<Shown>("/publications_saveds", {
        headers,
        body: { user_id: other.id, publication_id: id, ...exact },
      });
    const first = await save(session);
    expect(Object.keys(first.body)).toEqual([
      "id",
      "user_id",
      "publication_id",
      "latitude",
      "longitude",
      "publication",
    ]);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        user_id: viewer.id,
        publication_id: id,
        ...exact,
        publication: { id, dist_metros: expect.any(Number) as number },
      },
    ]);
    const again = await save(session);
    expect([again.status, again.body, again.headers.get("client")]).toEqual([
      422,
      { errors: ["La publicación ya está guardada"] },
      session.client,
    ]);
    await Promise.all(Array.from({ length: 5 }, () => save(otherSession)));
    expect(
      await backend.db.select().from(savedPublications).where(eq(savedPublications.userId, other.id)),
    ).toHaveLength(1);

    expect(
      (await backend.call<Shown[]>(`/publications_saveds?user_id=${other.id}`, { headers: session })).body.map(
        (saved) => saved.id,
      ),
    ).toEqual([first.body.id]);
    const remove = (headers: Record<string, string>) =>
      backend.call(`/publications_saveds/${first.body.id}`, { method: "DELETE", headers });
    expect((await remove(otherSession)).status).toBe(404);
    const removed = await remove(session);
    expect([removed.status, removed.text, removed.headers.get("client")]).toEqual([204, "", session.client]);
    expect((await remove(session)).status).toBe(404);
  });

  it("lists what a person has saved by pages, and its ids alone", async () => {
    const viewer = await aUser(backend.db);
    const session = await sessionOf(backend.db, viewer);
    const owner = await aUser(backend.db);
    const things: number[] = [];
    for (let index = 0; index < 12; index++) {
      const { id } = await aPublication(backend.db, { ownerId: owner.id });
      await backend.db.insert(savedPublications).values({ userId: viewer.id, publicationId: id });
      things.unshift(id);
    }
    type Page = { data: { publication_id: number; publication: object }[]; page: number; pages: number; total: number };
    const read = async (page: number) =>
      (await backend.call<Page>(`/publications_saveds?page=${page}&per_page=10`, { headers: session })).body;
    const [first, second, third] = [await read(1), await read(2), await read(3)];
    expect([first, second, third].map(({ data, ...numbers }) => ({ ...numbers, length: data.length }))).toEqual([
      { page: 1, pages: 2, total: 12, length: 10 },
      { page: 2, pages: 2, total: 12, length: 2 },
      { page: 3, pages: 2, total: 12, length: 0 },
    ]);
    expect([...first.data, ...second.data].map((saved) => saved.publication_id)).toEqual(things);
    expect(first.data.every(({ publication }) => publication !== null)).toBe(true);
    const ids = await backend.call<object[]>("/publications_saveds?only=ids", { headers: session });
    expect(ids.body).toEqual(things.map((id) => ({ id: expect.any(Number) as number, publication_id: id })));
  });

  it("does not name an unavailable publication, and saves nothing that is hidden", async () => {
    const viewer = await aUser(backend.db);
    const session = await sessionOf(backend.db, viewer);
    const finished = await aPublication(backend.db, { status: "finished" });
    await backend.db.insert(savedPublications).values({ userId: viewer.id, publicationId: finished.id });
    const { body } = await backend.call<{ publication: Shown }[]>("/publications_saveds", { headers: session });
    expect(body).toMatchObject([
      { publication: { title: null, pictures: [], publication_status: "finished", editor_web: null } },
    ]);
    for (const id of [999_999, (await aPublication(backend.db, { status: "waiting", approvedAt: null })).id]) {
      expect(
        (await backend.call("/publications_saveds", { headers: session, body: { publication_id: id } })).status,
      ).toBe(404);
    }
    for (const id of [-1, 2 ** 31, 2 ** 63, "1 OR 1=1", "٣", null, {}]) {
      expect([
        id,
        (await backend.call("/publications_saveds", { headers: session, body: { publication_id: id } })).status,
      ]).toEqual([id, 422]);
    }
    expect((await backend.call("/publications_saveds")).status).toBe(401);
  });

  it("returns only the requested part of a long list, and the whole of a short one", async () => {
    const { user, headers } = await aMember(backend.db);
    const owner = await aUser(backend.db);
    const ids: number[] = [];
    const saveMore = async (count: number) => {
      for (let time = 0; time < count; time += 1) ids.push((await aPublication(backend.db, { ownerId: owner.id })).id);
      const saved = ids.slice(-count).map((publicationId) => ({ userId: user.id, publicationId }));
      await backend.db.insert(savedPublications).values(saved);
    };
    const ask = async (...asked: unknown[]) =>
      (await backend.call(`/publications_saveds?only=ids&publication_ids=${asked.join(",")}`, { headers })).body;
    const entryOf = (id: number | undefined) => ({ id: expect.any(Number) as number, publication_id: id });
    await saveMore(100);
    expect(await ask(ids[3])).toEqual(ids.toReversed().map(entryOf));
    await saveMore(1);
    const foreign = await aPublication(backend.db);
    expect(await ask(ids[3], foreign.id, ids[50])).toEqual({ data: [ids[50], ids[3]].map(entryOf), next: null });
    expect(await ask("x")).toEqual({ data: [], next: null });
    const { headers: stranger } = await aMember(backend.db);
    expect(
      (await backend.call(`/publications_saveds?only=ids&publication_ids=${ids[3]}`, { headers: stranger })).body,
    ).toEqual([]);
  });
});
