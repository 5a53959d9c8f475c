import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transactionStatuses } from "../../../rules/transaction";
import type { TransactionStatus } from "../../../rules/transaction";
import { events } from "../../../backend/db/schema/events";
import { notifications } from "../../../backend/db/schema/notifications";
import { ratings, transactions } from "../../../backend/db/schema/transactions";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

type Actor = "owner" | "interested" | "stranger" | "guest";
const actors: Actor[] = ["owner", "interested", "stranger", "guest"];

/** Repeated here from the authorization table, so that an error in the policy shows. */
const allowed = new Set([
  "active accepted owner",
  "active rejected owner",
  "active rejected interested",
  "accepted rejected owner",
  "accepted rejected interested",
  "accepted confirmed_owner owner",
  "accepted confirmed_interested interested",
  "confirmed_owner complete interested",
  "confirmed_owner claim_owner owner",
  "confirmed_owner claim_interested interested",
  "confirmed_interested complete owner",
  "confirmed_interested claim_owner owner",
  "confirmed_interested claim_interested interested",
]);
/** Statuses that each party could have set itself: repeating them is answered without effect. */
const repeatable: Record<Exclude<Actor, "stranger" | "guest">, TransactionStatus[]> = {
  owner: ["accepted", "rejected", "confirmed_owner", "complete", "claim_owner"],
  interested: ["rejected", "confirmed_interested", "complete", "claim_interested"],
};

function expected(id: number, from: TransactionStatus, to: TransactionStatus, actor: Actor): [number, object] {
  if (actor === "guest") return [401, { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] }];
  if (actor === "stranger") return [404, { error: "Cambio no encontrado" }];
  const isRepeat = from === to && repeatable[actor].includes(to);
  if (isRepeat || allowed.has(`${from} ${to} ${actor}`)) return [200, { data: { id, status: to } }];
  return [422, { errors: [`No se puede pasar de ${from} a ${to}`] }];
}

describe.each(bothDatabases)("transitions on %s", (database) => {
  let backend: TestBackend;
  let people: {
    owner: BuiltTransaction["owner"];
    interested: BuiltTransaction["owner"];
    stranger: BuiltTransaction["owner"];
  };
  let sessions: Record<Actor, Record<string, string>>;

  beforeAll(async () => {
    backend = await startBackend({ database });
    people = { owner: await aUser(backend.db), interested: await aUser(backend.db), stranger: await aUser(backend.db) };
    sessions = {
      owner: await sessionOf(backend.db, people.owner),
      interested: await sessionOf(backend.db, people.interested),
      stranger: await sessionOf(backend.db, people.stranger),
      guest: {},
    };
  });
  afterAll(() => backend.stop());

  async function rated(status: TransactionStatus) {
    const built = await aTransaction(backend.db, {
      owner: people.owner,
      interested: people.interested,
      status,
      updatedAt: new Date(Date.now() - 60_000),
    });
    await backend.db
      .insert(ratings)
      .values([
        { transactionId: built.id, raterId: built.ownerId, ratedId: built.interestedId, stars: 5 },
        { transactionId: built.id, raterId: built.interestedId, ratedId: built.ownerId, stars: 4 },
      ])
      .onConflictDoNothing();
    return built;
  }

  const change = (id: number, status: string, actor: Actor) =>
    backend.call(`/v1/transactions/${id}`, {
      method: "PUT",
      body: { status, id, from_chat: true },
      headers: sessions[actor],
    });

  /** Where a move would show. */
  async function traces(id: number) {
    const [row] = await backend.db
      .select({
        status: transactions.status,
        updatedAt: transactions.updatedAt,
        notifications: sql<number>`(select count(*)::int from ${notifications})`,
        events: sql<number>`(select count(*)::int from ${events})`,
      })
      .from(transactions)
      .where(eq(transactions.id, id));
    if (!row) throw new Error(`no transaction ${id}`);
    return { ...row, updatedAt: row.updatedAt.getTime() };
  }

  const cells = transactionStatuses.flatMap((from) =>
    transactionStatuses.flatMap((to) => actors.map((actor) => ({ from, to, actor, name: `${from} ${to} ${actor}` }))),
  );

  it.each(transactionStatuses)("moves from %s without effect where the table does not allow it", async (from) => {
    const { id } = await rated(from);
    const before = await traces(id);
    for (const { to, actor, name } of cells.filter((cell) => cell.from === from && !allowed.has(cell.name))) {
      const answer = await change(id, to, actor);
      expect([name, answer.status, answer.body]).toMatchObject([name, ...expected(id, from, to, actor)]);
      expect([name, await traces(id)]).toEqual([name, before]);
    }
  });

  for (const cell of cells.filter(({ name }) => allowed.has(name))) {
    it(`moves from ${cell.from} to ${cell.to} by the ${cell.actor}`, async () => {
      const { id } = await rated(cell.from);
      const before = await traces(id);
      const answer = await change(id, cell.to, cell.actor);
      expect([answer.status, answer.body]).toMatchObject(expected(id, cell.from, cell.to, cell.actor));
      const after = await traces(id);
      expect([after.status, after.notifications]).toEqual([cell.to, before.notifications + 1]);
      expect(after.updatedAt).toBeGreaterThan(before.updatedAt);
      expect(after.events).toBeGreaterThan(before.events);
    });
  }

  it("answers the same for a missing and a foreign transaction", async () => {
    const { id } = await rated("active");
    const [missing, foreign] = [
      await change(999_999, "accepted", "stranger"),
      await change(id, "accepted", "stranger"),
    ];
    expect([missing.status, missing.text]).toEqual([foreign.status, foreign.text]);
    expect((await backend.call(`/transactions/${id}`, { headers: sessions.stranger })).text).toBe(foreign.text);
  });

  it("confirms only after the party's own rating", async () => {
    const { id } = await aTransaction(backend.db, {
      owner: people.owner,
      interested: people.interested,
      status: "accepted",
      updatedAt: sql`now() - interval '1 minute'` as never,
    });
    const refused = await change(id, "confirmed_owner", "owner");
    expect([refused.status, refused.body]).toEqual([422, { errors: ["Debes calificar antes de confirmar"] }]);
  });
});
