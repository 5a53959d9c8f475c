import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addCreditEntry, grantCredit, lockFreeCredit, takeCreditBack } from "../../../../backend/commands/credit";
import type { Db } from "../../../../backend/db/client";
import { decisions } from "../../../../backend/db/schema/decisions";
import { publications } from "../../../../backend/db/schema/publications";
import { users } from "../../../../backend/db/schema/users";
import { createRandom } from "../../../../backend/seed/random";
import { aPublication } from "../../../support/builders";
import { usePayments } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";

const histories = 1_000;
const thingsEach = 4;

interface Account {
  id: number;
  things: { id: number; ownerId: number; type: "Producto" | "service" }[];
}

describe.each(bothDatabases)("the ledger of credit on %s", (database) => {
  const fixture = usePayments(database);
  const random = createRandom("credit");
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
      accounts.push(...people.map(({ id }) => ({ id, things: rows.filter(({ ownerId }) => ownerId === id) })));
    }
  });

  /** Something that may happen to an account, in a transaction of its own. */
  function pickEvent({ id, things }: Account): (tx: Db) => Promise<unknown> {
    const thing = random.pick(things);
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
      async (tx) => {
        if ((await lockFreeCredit(tx, id)) >= cents)
          await addCreditEntry(tx, { userId: id, amountCents: -cents, kind: "payment" });
      },
    ]);
  }

  it("adds up to every balance after a thousand histories, grants nothing twice and keeps within the caps", async () => {
    const { db } = fixture.backend;
    for (let from = 0; from < histories; from += 20)
      await Promise.all(
        accounts.slice(from, from + 20).map(async (account) => {
          // Two at one moment, as two processes would.
          for (let round = random.int(1, 3); round > 0; round--)
            await Promise.all([1, 2].map(() => db.transaction(pickEvent(account))));
        }),
      );
    const found = await db.execute(sql`
      with running as (
        select e.*, p.type, sum(e.amount_cents) over (partition by e.user_id order by e.id) as balance
        from credit_entries e left join publications p on p.id = e.publication_id
      ), accounts as (
        select u.id, u.balance_cents, coalesce(sum(r.amount_cents), 0) as total, coalesce(min(r.balance), 0) as lowest,
          count(*) filter (where r.kind = 'publication') as grants,
          count(distinct r.publication_id) filter (where r.kind = 'publication') as granted,
          coalesce(sum(r.amount_cents) filter (where r.kind in ('publication', 'fraud') and r.type = 'Producto'), 0) as products,
          coalesce(sum(r.amount_cents) filter (where r.kind in ('publication', 'fraud') and r.type = 'service'), 0) as services
        from users u left join running r on r.user_id = u.id where u.email like 'historia%' group by u.id
      )
      select count(*)::int as accounts, sum(grants)::int as grants,
        count(*) filter (where balance_cents <> total)::int as wrong,
        count(*) filter (where lowest < 0)::int as negative,
        count(*) filter (where grants <> granted)::int as twice,
        count(*) filter (where products not between 0 and 4000 or services not between 0 and 2000)::int as beyond
      from accounts`);
    const [sums] = (found as unknown as { rows: Record<string, number>[] }).rows;
    expect(sums).toMatchObject({ accounts: histories, wrong: 0, negative: 0, twice: 0, beyond: 0 });
    expect(sums?.grants).toBeGreaterThan(histories / 2);
  });
});
