import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  addCreditEntry,
  grantCredit,
  lockFreeCredit,
  returnCredit,
  takeCreditBack,
} from "../../../../backend/commands/credit";
import type { Db } from "../../../../backend/db/client";
import { decisions } from "../../../../backend/db/schema/decisions";
import { creditEntries, proformas } from "../../../../backend/db/schema/money";
import { publications } from "../../../../backend/db/schema/publications";
import { users } from "../../../../backend/db/schema/users";
import { createRandom } from "../../../../backend/seed/random";
import { aPublication } from "../../../support/builders";
import { auditLedger } from "../../../support/ledgerAudit";
import { usePayments } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

/** A thousand different ones in all: most where two happen at one moment, and where a statement costs less. */
const historiesOn = { pglite: 200, postgres: 800 };
const thingsEach = 4;
const ordersEach = 3;

interface Account {
  id: number;
  things: { id: number; ownerId: number; type: "Producto" | "service" }[];
  orders: { id: number; userId: number }[];
}

describe.each(bothDatabases)("the ledger of credit on %s", (database) => {
  const fixture = usePayments(database);
  const histories = historiesOn[database];
  const random = createRandom(`credit on ${database}`);
  let decisionId: number;
  let accounts: Account[];

  /** People with what earlier publications of theirs have earned, and some more to be approved. */
  beforeAll(async () => {
    const { db } = fixture.backend;
    const template = await aPublication(db);
    const [decision] = await db
      .insert(decisions)
      .values({ kind: "report", subjectId: template.id, revision: "0", action: "remove", reason: "Es una estafa" })
      .returning();
    decisionId = decision?.id ?? 0;
    const [owner] = await db
      .select()
      .from(users)
      .where(sql`id = ${template.ownerId}`);
    if (!owner) throw new Error("no owner");
    const { id: _user, createdAt: _created, ...person } = owner;
    const { id: _thing, spot: _spot, titleSearch: _title, interestSearch: _interest, ...thing } = template;
    accounts = [];
    for (let from = 0; from < histories; from += 200) {
      const people = await db
        .insert(users)
        .values(
          Array.from({ length: 200 }, (_, index) => ({
            ...person,
            email: `historia${from + index}-${database}-${person.email}`,
            token: `${person.token}-${from + index}`,
            phone: `+58424${9_000_000 + from + index}`,
            verified: random.chance(0.5),
          })),
        )
        .returning({ id: users.id });
      const rows = await db
        .insert(publications)
        .values(
          people.flatMap(({ id }) =>
            Array.from({ length: thingsEach }, (_, index) => ({
              ...thing,
              ownerId: id,
              requestId: null,
              type: index === 0 || random.chance(0.2) ? ("service" as const) : ("Producto" as const),
            })),
          ),
        )
        .returning({ id: publications.id, ownerId: publications.ownerId, type: publications.type });
      const orders = await db
        .insert(proformas)
        .values(
          people.flatMap(({ id }) =>
            Array.from({ length: ordersEach }, (_, index) => ({
              userId: id,
              kind: "premium" as const,
              planId: 4,
              plansVersion: 2,
              method: "credit" as const,
              priceCents: 500,
              reference: `historia-${database}-${id}-${index}`,
            })),
          ),
        )
        .returning({ id: proformas.id, userId: proformas.userId });
      accounts.push(
        ...people.map(({ id }) => ({
          id,
          things: rows.filter(({ ownerId }) => ownerId === id),
          orders: orders.filter(({ userId }) => userId === id),
        })),
      );
    }
  });

  /** Something that may happen to an account, in a transaction of its own. */
  function pickEvent({ id, things, orders }: Account): (tx: Db) => Promise<unknown> {
    const thing = random.pick(things);
    const { id: proformaId } = random.pick(orders);
    const cents = random.int(1, 1_200);
    const verified = random.chance(0.6);
    return random.pick<(tx: Db) => Promise<unknown>>([
      (tx) => grantCredit(tx, thing),
      (tx) => grantCredit(tx, thing),
      (tx) => grantCredit(tx, thing),
      (tx) => takeCreditBack(tx, thing, decisionId),
      (tx) => addCreditEntry(tx, { userId: id, amountCents: cents, kind: "refund" }),
      (tx) =>
        tx
          .update(users)
          .set({ verified })
          .where(sql`id = ${id}`),
      (tx) => pay(tx, id, proformaId, cents),
      async (tx) => {
        const [paid] = await tx
          .select({ cents: creditEntries.amountCents })
          .from(creditEntries)
          .where(and(eq(creditEntries.proformaId, proformaId), eq(creditEntries.kind, "payment")));
        const amountCents = Math.min(cents, -(paid?.cents ?? 0));
        if (amountCents > 0) await returnCredit(tx, { userId: id, amountCents, kind: "refund", proformaId });
      },
    ]);
  }

  /** Earns with what turns out to be a fraud, and has spent some of it by then. */
  async function spendOfFraud({ id, things, orders }: Account) {
    const { db } = fixture.backend;
    const [thing, order] = [random.pick(things), random.pick(orders)];
    const cents = random.int(50, 1_000);
    await db.update(users).set({ verified: true }).where(eq(users.id, id));
    await db.transaction((tx) => grantCredit(tx, thing));
    await db.transaction((tx) => pay(tx, id, order.id, cents));
    await db.transaction((tx) => takeCreditBack(tx, thing, decisionId));
  }

  async function pay(tx: Db, userId: number, proformaId: number, most: number) {
    const amountCents = -Math.min(most, await lockFreeCredit(tx, userId));
    if (amountCents < 0) await addCreditEntry(tx, { userId, amountCents, kind: "payment", proformaId });
  }

  const faultsOf = async (db: Db) => {
    const ids = new Set(accounts.map(({ id }) => id));
    return (await auditLedger(db)).filter(({ userId }) => ids.has(userId));
  };

  it("adds up to every balance after hundreds of histories, grants nothing twice and keeps within the caps", async () => {
    const { db } = fixture.backend;
    for (let from = 0; from < histories; from += 20)
      await Promise.all(
        accounts.slice(from, from + 20).map(async (account) => {
          if (random.chance(0.3)) await spendOfFraud(account);
          // Two at one moment, as two processes would.
          for (let round = random.int(1, 2); round > 0; round--)
            await Promise.all([1, 2].map(() => db.transaction(pickEvent(account))));
        }),
      );
    expect(await faultsOf(db)).toEqual([]);
    const found = await db.execute(sql`
      with orders as (
        select user_id, proforma_id, min(id) filter (where kind = 'payment') as paid_id,
          sum(amount_cents) filter (where kind <> 'fraud') as cost
        from credit_entries where proforma_id is not null group by user_id, proforma_id
      ), earned as (
        select e.user_id, p.type, e.publication_id, sum(e.amount_cents) as cents,
          min(e.id) filter (where e.kind = 'fraud') as fraud_id
        from credit_entries e join publications p on p.id = e.publication_id
        where e.kind in ('publication', 'fraud') group by e.user_id, p.type, e.publication_id
      ), accounts as (
        select u.id,
          (select count(*) from credit_entries e where e.user_id = u.id and e.kind = 'publication') as grants,
          coalesce((select sum(cents) from earned e where e.user_id = u.id and type = 'Producto'), 0) as products,
          coalesce((select sum(cents) from earned e where e.user_id = u.id and type = 'service'), 0) as services,
          coalesce((select sum(cents) from earned e where e.user_id = u.id and fraud_id is not null), 0) as of_frauds,
          -- What frauds had earned and is not taken back can only be in what was bought before.
          coalesce((select -sum(o.cost) from orders o where o.user_id = u.id
            and o.paid_id < (select max(fraud_id) from earned e where e.user_id = u.id)), 0) as bought_before
        from users u where u.email like 'historia%'
      )
      select count(*)::int as accounts, sum(grants)::int as grants,
        count(*) filter (where products not between 0 and 4000 or services not between 0 and 2000)::int as beyond,
        count(*) filter (where of_frauds > bought_before)::int as spendable_again,
        count(*) filter (where of_frauds > 0)::int as owing
      from accounts`);
    const [sums] = (found as unknown as { rows: Record<string, number>[] }).rows;
    expect(sums).toMatchObject({ accounts: histories, beyond: 0, spendable_again: 0 });
    expect(sums?.grants).toBeGreaterThan(histories / 2);
    expect(sums?.owing).toBeGreaterThan(histories / 20);
  });

  it("is audited: what does not add up is named", async () => {
    const { db } = fixture.backend;
    const [account] = accounts;
    if (!account) throw new Error("no account");
    const faultsAfter = async (tamper: (tx: Db, account: Account) => Promise<unknown>) => {
      let faults: string[] = [];
      await db
        .transaction(async (tx) => {
          await tamper(tx, account);
          faults = (await faultsOf(tx)).map(({ fault }) => fault);
          throw new Error("undone");
        })
        .catch(() => {});
      return faults;
    };
    const write = (tx: Db, values: Partial<typeof creditEntries.$inferInsert>) =>
      tx.insert(creditEntries).values({ userId: account.id, kind: "opening", amountCents: 1, ...values });
    const wrong = "the balance is not the sum of the ledger";
    expect(
      await faultsAfter((tx) => tx.update(users).set({ balanceCents: 999_999 }).where(eq(users.id, account.id))),
    ).toEqual([wrong]);
    expect(await faultsAfter((tx) => write(tx, {}))).toEqual([wrong]);
    expect(await faultsAfter((tx) => write(tx, { kind: "payment", amountCents: -99_999 }))).toEqual([
      wrong,
      "was below zero",
    ]);
    const [order] = await db
      .insert(proformas)
      .values({
        userId: account.id,
        kind: "premium",
        planId: 4,
        plansVersion: 2,
        method: "credit",
        priceCents: 500,
        reference: `de-mas-${database}`,
      })
      .returning();
    expect(await faultsAfter((tx) => write(tx, { kind: "refund", proformaId: order?.id ?? 0 }))).toEqual([
      "more of an order came back than was paid",
      wrong,
    ]);
  });
});
