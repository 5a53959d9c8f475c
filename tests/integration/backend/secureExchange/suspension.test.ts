import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { carryOutDecision } from "../../../../backend/commands/moderation/carryOut";
import { users } from "../../../../backend/db/schema/users";
import type { User } from "../../../support/builders";
import { pollUntil } from "../../../support/pollUntil";
import { monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

const minute = 60_000;

/**
 * Decides to suspend a person; it takes effect with the jobs of two minutes later. Returns the number of the decision.
 */
async function decideSuspension({ call, operator, clock }: ReturnType<typeof useSecureExchanges>, { id }: User) {
  const { status, body } = await call<{ decision: { id: number } }>(operator, "/moderation/decisions", {
    body: { kind: "person", subject_id: id, revision: "0", action: "suspend", reason: "Estafó a tres personas" },
  });
  expect(status).toBe(201);
  clock.ms += 2 * minute;
  return body.decision.id;
}

describe.each(bothDatabases)("a suspension on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { aVenue, anExchange, book, balanceOf, takenOf, runJobs, setClock } = fixture;
  beforeEach(() => setClock(monday, "10:00"));

  it.each(["interested", "owner"] as const)(
    "leaves no place booked where the interested one pays with credit at the moment at which the %s is suspended",
    async (side) => {
      for (let round = 0; round < 6; round++) {
        const venue = await aVenue();
        const pending = await anExchange();
        const suspended = pending[side];
        // One that is booked already is locked by the suspension before the person.
        const booked = await anExchange(side === "owner" ? { owner: suspended } : { interested: suspended });
        expect((await book(booked.interested, booked, venue)).status).toBe(201);
        await decideSuspension(fixture, suspended);
        const [answer] = await Promise.all([book(pending.interested, pending, venue), runJobs()]);
        expect([201, 401, 422]).toContain(answer.status);
        // A job that lost to the payment is tried again.
        fixture.clock.ms += minute;
        await runJobs();
        const [after] = await fixture.backend.db.select().from(users).where(eq(users.id, suspended.id));
        expect([round, after?.active, await takenOf(venue)]).toEqual([round, false, [0, 0]]);
        expect([await balanceOf(pending.interested), await balanceOf(booked.interested)]).toEqual([2_000, 2_000]);
      }
    },
  );
});

/** PGlite has one connection, on which nothing ever waits for a lock. */
describe("a payment with credit", () => {
  const fixture = useSecureExchanges("postgres");
  const { aVenue, anExchange, book, balanceOf } = fixture;
  beforeEach(() => fixture.setClock(monday, "10:00"));
  const countWaiting = async () => {
    const { rows } = (await fixture.backend.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    return rows.length;
  };

  it("waits for the other party's suspension under way, and is refused then", async () => {
    const { db, services } = fixture.backend;
    const venue = await aVenue();
    const exchange = await anExchange();
    const decisionId = await decideSuspension(fixture, exchange.owner);
    let payment: ReturnType<typeof book> | undefined;
    await db.transaction(async (tx) => {
      await carryOutDecision(tx, decisionId, services);
      payment = book(exchange.interested, exchange, venue);
      await Promise.race([payment, pollUntil(countWaiting, (count) => count > 0)]);
    });
    const answer = await payment;
    expect([answer?.status, answer?.body.errors]).toEqual([422, ["La cuenta de la otra persona no está activa"]]);
    expect(await balanceOf(exchange.interested)).toBe(2_000);
  });

  it("cannot deadlock with a payment of the other party for another exchange", async () => {
    const { db } = fixture.backend;
    const venue = await aVenue();
    const { interested: first } = await anExchange();
    const mirrored = await anExchange({ owner: first });
    const { interested: second } = mirrored;
    const other = await anExchange({ owner: second, interested: first });
    let payments: ReturnType<typeof book>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, first.id)).for("no key update");
      payments = [book(second, mirrored, venue), book(first, other, venue)];
      await pollUntil(countWaiting, (count) => count === 2);
      const free = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, second.id))
        .for("update", { skipLocked: true });
      expect(free).toEqual([{ id: second.id }]);
    });
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await Promise.all([first, second].map(balanceOf))).toEqual([1_300, 1_300]);
  });
});
