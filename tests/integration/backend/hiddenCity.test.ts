import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endTerms } from "../../../backend/commands/premiumTerm";
import { ratings } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** In no other text of this file; the publications are elsewhere. */
const place = /Zafirópolis|Esmeraldina/;
const here = "latitude=10.49&longitude=-66.88";

describe.each(bothDatabases)("a hidden city on %s", (database) => {
  let backend: TestBackend;
  let hider: User;
  let stranger: User;
  let thing: Publication;
  let paths: string[];
  beforeAll(async () => {
    backend = await startBackend({ database });
    const { db } = backend;
    const from = { city: "Zafirópolis", state: "Esmeraldina" };
    hider = await aUser(db, { ...from, subscription: "Premium" });
    stranger = await aUser(db);
    thing = await aPublication(db, { ownerId: hider.id, title: "Lámpara granate" });
    const theirs = await aPublication(db, { ownerId: stranger.id });
    const deal = await aTransaction(db, { publication: theirs, owner: stranger, interested: hider });
    await aTransaction(db, { publication: thing, owner: hider, interested: stranger });
    const old = await aPublication(db, { ownerId: stranger.id, status: "finished" });
    const done = await aTransaction(db, {
      publication: old,
      owner: stranger,
      interested: hider,
      status: "complete",
      completedAt: new Date(),
    });
    await db
      .update(ratings)
      .set({ remark: "Muy puntual" })
      .where(and(eq(ratings.transactionId, done.id), eq(ratings.raterId, hider.id)));
    paths = [
      `/users/${hider.id}`,
      `/publications/${thing.id}`,
      `/find_pub_ids?ids=${thing.id}&status=any`,
      "/search_publications?tags=granate",
      `/wall?${here}`,
      `/publications?user_id=${hider.id}`,
      `/transactions/${deal.id}`,
      `/transactions/show_by_publication/${thing.id}`,
      "/chats",
      `/users/${stranger.id}/remarks`,
    ];
  });
  afterAll(() => backend.stop());

  const as = (user: User | null) => (user ? sessionOf(backend.db, user) : Promise.resolve({}));
  const readAll = async (user: User | null) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, text } = await backend.call(path, { headers: await as(user) });
        return { path, status, isShown: place.test(text), isNamed: text.includes(hider.name) };
      }),
    );
  const set = async (user: User, hides: unknown) => {
    const { status, body } = await backend.call("/user/set_hidden_city", {
      method: "PATCH",
      body: { hides_city: hides },
      headers: await as(user),
    });
    return { status, body };
  };
  const shown = async (user: User | null) =>
    (await readAll(user)).filter(({ isShown }) => isShown).map(({ path }) => path);

  it("is for others nowhere while the term runs, and everywhere again after its end", async () => {
    const before = await readAll(stranger);
    expect(before.filter(({ status, isNamed }) => status !== 200 || !isNamed)).toEqual([]);
    expect(before.filter(({ isShown }) => !isShown)).toEqual([]);
    const hidden = { status: 200, body: { hides_city: true } };
    expect([await set(hider, true), await set(hider, true)]).toEqual([hidden, hidden]);
    expect([await shown(stranger), await shown(null)]).toEqual([[], []]);

    // Their publication still says where it is, and they see their own.
    const { text } = await backend.call(`/publications/${thing.id}`);
    expect(text).toContain(JSON.stringify(thing.location));
    expect((await shown(hider)).slice(0, 2)).toEqual([`/users/${hider.id}`, `/publications/${thing.id}`]);
    const account = await backend.call<object>(`/users?token=${hider.token}`, { headers: await as(hider) });
    expect(account.body).toMatchObject({ city: "Zafirópolis", state: "Esmeraldina", hides_city: true });

    await endTerms(backend.db, hider.id);
    expect(await shown(stranger)).toEqual(paths);
    await backend.db.update(users).set({ subscription: "Premium" }).where(eq(users.id, hider.id));
    expect(await shown(stranger)).toEqual([]);
  });

  it("takes Premium to hide, and nothing to show", async () => {
    expect(await set(stranger, true)).toEqual({
      status: 403,
      body: { errors: ["Ocultar tu ciudad es para cuentas Premium"] },
    });
    expect(await set(stranger, false)).toEqual({ status: 200, body: { hides_city: false } });
    expect(await set(stranger, "sí")).toMatchObject({
      status: 422,
      body: { fields: { hides_city: ["Los datos enviados no son válidos."] } },
    });
  });
});
