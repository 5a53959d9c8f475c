import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { mails } from "../../../backend/db/schema/mails";
import { publicationImages } from "../../../backend/db/schema/publications";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { users } from "../../../backend/db/schema/users";
import { valueRanges } from "../../../backend/db/schema/valueRanges";
import { runOneJob } from "../../../backend/jobs/runner";
import { aCategory, aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** A premium category of the seed, and a standard one. */
const clubs = 322;
const technology = 1;
/** In no other text of this file. */
const secrets = ["Zafirol", "esmeraldina", "topacial", "Av. Rubinada", "Granatera", "987654"];

const motorbikes = 142;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

interface Facet {
  name: string;
  values: { value: string; count: number }[];
}
interface Found {
  data: { id: number; withheld?: boolean }[];
}

/** What only Premium accounts may read, on every path that could give it away. */
describe.each(bothDatabases)("premium categories on %s", (database) => {
  let backend: TestBackend;
  let owner: User;
  let stranger: User;
  let subscriber: User;
  let withheld: Publication;
  let similar: Publication;
  let imageId: string;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
    owner = await aUser(backend.db, { name: "Dueña" });
    stranger = await aUser(backend.db);
    subscriber = await aUser(backend.db, { subscription: "Premium" });
    await aCategory(backend.db, { id: clubs, name: "Acciones de clubes" });
    withheld = await aPublication(backend.db, {
      ownerId: owner.id,
      categoryId: clubs,
      title: "Acción del club Zafirol",
      tags: ["zafirol"],
      description: "Con vista esmeraldina",
      interests: ["moto topacial"],
      address1: "Av. Rubinada",
      location: "Granatera, Zulia",
      priceUsd: 987_654,
      sponsoredViews: 40,
    });
    similar = await aPublication(backend.db, { title: "Camisa del club Zafirol de la calle" });
    const [image] = await backend.db
      .select()
      .from(publicationImages)
      .where(eq(publicationImages.publicationId, withheld.id));
    imageId = image?.imageId ?? "";
    const question = { publicationId: withheld.id, authorId: subscriber.id, recipientId: owner.id };
    await backend.db.insert(comments).values({ ...question, text: "¿Es la Zafirol?" });
    await backend.db.insert(savedPublications).values({ userId: stranger.id, publicationId: withheld.id });
  });
  afterAll(() => backend.stop());

  const as = (user: User | null) => (user ? sessionOf(backend.db, user) : Promise.resolve({}));
  const read = async (user: User | null, path: string) => backend.call<Found>(path, { headers: await as(user) });
  const write = async (user: User, path: string, body: object) =>
    (await backend.call(path, { headers: { ...(await as(user)), "idempotency-key": randomUUID() }, body })).status;
  const here = "latitude=10.49&longitude=-66.88";

  it("are on no path in the answers to others", async () => {
    // The title of the one beside it is its own.
    const paths = [
      `/publications/${withheld.id}`,
      `/find_pub_ids?ids=${withheld.id}&status=any`,
      `/find_pub_ids?ids=${withheld.id}`,
      `/search_publications?tags=esmeraldina`,
      `/search_publications?tags=accion&${here}`,
      `/search_publications?tags=topacial&search_by=trade`,
      "/search_publications_by_values?left=900000&right=999999",
      `/search_publications_by_category?category=${clubs}&${here}`,
      `/search_publications_by_category?category=${clubs}&order=value_up`,
      `/search_publications_by_category?category=${clubs}&min_price=900000`,
      `/search_publications_by_category?category=${clubs}&location=Granatera`,
      "/search_suggestions?text=topac",
      `/publications/${withheld.id}/similar`,
      `/wall?${here}`,
      `/wall?order=distance&${here}`,
      `/publications?user_id=${owner.id}`,
      `/find_comments_publications?publication_id=${withheld.id}`,
    ];
    const members = [
      `/transaction_for_user?publication_id=${withheld.id}`,
      `/transactions/show_by_publication/${withheld.id}`,
      "/publications_saveds",
    ];
    for (const [viewer, asked] of [
      [null, paths],
      [stranger, [...paths, ...members]],
    ] as const)
      for (const path of asked) {
        const text = (await read(viewer, path)).text.replaceAll(similar.title, "");
        for (const secret of [...secrets, imageId])
          expect([path, secret, text.includes(secret)]).toEqual([path, secret, false]);
      }
  });

  it("show that there is something, and nothing by which it could be found", async () => {
    const ids = async (user: User | null, path: string) => (await read(user, path)).body.data.map(({ id }) => id);
    const { body } = await backend.call<{ publication: Record<string, unknown> }>(`/publications/${withheld.id}`);
    expect(body.publication).toMatchObject({
      id: withheld.id,
      withheld: true,
      title: null,
      price: null,
      pictures: [],
      coordinate: null,
      product_category: { id: clubs },
      owner: { name: "Dueña" },
    });
    const category = `/search_publications_by_category?category=${clubs}`;
    expect([await ids(stranger, category), await ids(stranger, `${category}&min_price=1`)]).toEqual([
      [withheld.id],
      [],
    ]);
    expect(await ids(stranger, `/search_publications?tags=zafirol`)).toEqual([similar.id]);
    expect((await read(stranger, `/search_suggestions?text=zafi`)).body).toEqual({ suggestions: ["zafirol"] });
    const likeIt = await backend.call<{ publications: unknown[] }>(`/publications/${withheld.id}/similar`);
    expect(likeIt.body.publications).toEqual([]);
  });

  it("show only Premium accounts what things in them are worth", async () => {
    const range = { low: 700, high: 900, things: 6 };
    await backend.db.insert(valueRanges).values({ categoryId: clubs, word: "zafirol", ...range });
    const path = `/v1/value_range?category_id=${clubs}&title=Zafirol`;
    expect((await read(stranger, path)).body).toEqual({ range: null });
    expect((await read(subscriber, path)).body).toEqual({ range });
  });

  it("come with filters of every search that others are refused", async () => {
    const verified = await aUser(backend.db, { verified: true });
    const fields = [{ name: "brand" as const, value: "Bera" }];
    const bike = { title: "Moto Cuarzo", categoryId: motorbikes, interests: ["Cuarzo"], priceUsd: 7_777, fields };
    const mine = await aPublication(backend.db, { ...bike, ownerId: verified.id });
    const old = await aPublication(backend.db, { ...bike, ownerId: verified.id, publishDate: daysAgo(8) });
    const unverified = await aPublication(backend.db, { ...bike, publishDate: daysAgo(6) });
    const found: [filter: string, ids: number[], field: string][] = [
      ["verified_owners=1", [mine.id, old.id], "verified_owners"],
      ["published_days=7", [mine.id, unverified.id], "published_days"],
      ["verified_owners=1&published_days=7", [mine.id], "verified_owners"],
    ];
    for (const path of [
      "/search_publications?tags=cuarzo",
      "/search_publications?tags=cuarzo&search_by=trade",
      "/search_publications_by_values?left=7777",
      `/search_publications_by_category?category=${motorbikes}`,
      `/find_pub_ids?ids=${mine.id},${old.id},${unverified.id}`,
    ])
      for (const [filter, ids, field] of found) {
        const { body } = await backend.call<Found & { totalPublications: number; facets?: Facet[] }>(
          `${path}&${filter}`,
          { headers: await as(subscriber) },
        );
        expect([path, filter, body.data.map(({ id }) => id).toSorted((a, b) => a - b)]).toEqual([path, filter, ids]);
        expect(body.totalPublications).toBe(ids.length);
        const brands = body.facets?.find(({ name }) => name === "brand")?.values;
        expect(brands).toEqual(path.includes("category") ? [{ value: "Bera", count: ids.length }] : undefined);
        const text = "Este filtro es solo para cuentas Premium.";
        for (const other of [stranger, verified, null]) {
          const refused = await read(other, `${path}&${filter}`);
          expect([refused.status, refused.body]).toEqual([403, { errors: [text], fields: { [field]: [text] } }]);
        }
      }
    const odd = await read(stranger, "/search_publications?tags=cuarzo&verified_owners=0&published_days=30");
    expect(odd.body.data).toHaveLength(3);
  });

  it("are open to Premium accounts and their owner, and close with the end of the term", async () => {
    for (const viewer of [subscriber, owner]) {
      const { text, body } = await read(viewer, `/publications/${withheld.id}`);
      expect([text.includes("Zafirol"), text.includes(imageId), "withheld" in body]).toEqual([true, true, false]);
      expect((await read(viewer, "/search_publications?tags=esmeraldina,zafirol")).text).toContain(
        `"id":${withheld.id}`,
      );
    }
    const lapsed = await aUser(backend.db, { subscription: "Premium" });
    expect((await read(lapsed, `/publications/${withheld.id}`)).text).toContain("Zafirol");
    await backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, lapsed.id));
    expect((await read(lapsed, `/publications/${withheld.id}`)).text).not.toContain("Zafirol");
  });

  it("take no question, proposal or mark of others", async () => {
    const question = { publication_id: withheld.id, father_comment_id: 0, comment: "¿Sigue disponible?" };
    const proposal = { publication_id: withheld.id, tags: ["efectivo"], publication_interesteds_ids: [] };
    expect(await write(stranger, "/comments_publications", question)).toBe(404);
    expect(await write(stranger, "/v1/transactions", proposal)).toBe(422);
    await backend.db
      .delete(savedPublications)
      .where(and(eq(savedPublications.userId, stranger.id), eq(savedPublications.publicationId, withheld.id)));
    expect(await write(stranger, "/publications_saveds", { publication_id: withheld.id })).toBe(404);
    expect(await write(subscriber, "/comments_publications", question)).toBe(201);
    expect(await write(subscriber, "/v1/transactions", proposal)).toBe(201);
  });

  it("are not named by the answer to a user whose Premium has ended since", async () => {
    const lapsed = await aUser(backend.db, { subscription: "Premium" });
    const [question] = await backend.db
      .insert(comments)
      .values({ publicationId: withheld.id, authorId: lapsed.id, recipientId: owner.id, text: "¿Todavía?" })
      .returning();
    await backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, lapsed.id));
    const answer = { publication_id: withheld.id, father_comment_id: question?.id, comment: "Sí, la esmeraldina" };
    expect(await write(owner, "/comments_publications", answer)).toBe(201);
    const listed = (await read(lapsed, "/notifications")).text;
    expect(listed).toContain("new_comment");
    for (const secret of secrets) expect(listed).not.toContain(secret);
    while (await runOneJob(backend.services)) {
      /* The next one. */
    }
    const sent = await backend.db.select().from(mails).where(eq(mails.recipient, lapsed.email));
    expect(sent.map(({ subject }) => subject)).toEqual(["Respondieron tu pregunta sobre una publicación Premium"]);
    for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret);
  });

  it("stay open to the parties of an exchange, and closed to people who see it on the wall", async () => {
    const partner = await aUser(backend.db);
    const wanted = await aPublication(backend.db, { ownerId: partner.id, categoryId: technology });
    const given = await aPublication(backend.db, { ownerId: owner.id, categoryId: clubs, title: "Yate Ambarino" });
    await aTransaction(backend.db, { publication: wanted, interested: owner, offered: [given], status: "complete" });
    expect((await read(partner, `/find_pub_ids?ids=${given.id}&status=any`)).text).toContain("Ambarino");
    for (const viewer of [null, stranger]) {
      const wall = (await read(viewer, "/wall")).text;
      expect([wall.includes(wanted.title), wall.includes("Ambarino")]).toEqual([true, false]);
    }
  });
});
