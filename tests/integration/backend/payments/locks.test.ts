import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { lockSubject } from "../../../../backend/commands/moderation/subject";
import { premiumOrders } from "../../../../backend/commands/orders/premium";
import { activateTerm } from "../../../../backend/commands/premiumTerm";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { usePayments } from "../../../support/paymentFixture";
import { waitUntilBlocked } from "../../../support/waitUntilBlocked";

/** PGlite has one connection, on which nothing ever waits for a lock. */
const fixture = usePayments("postgres");

it("lets an operator's decision about a term wait for a payment of its person, which never waits for the decision", async () => {
  const { db, services } = fixture.backend;
  const { user } = await fixture.signedInUser();
  const [term] = await db
    .insert(premiumTerms)
    .values({ userId: user.id, months: 1, secureExchanges: 2, state: "pending_review" })
    .returning();
  const id = term?.id ?? 0;
  let decision: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await premiumOrders.lockSubject(tx, { userId: user.id, publicationId: null, transactionId: null });
    decision = db.transaction(async (other) => {
      await lockSubject(other, "premium", id);
      await activateTerm(other, id, services);
    });
    await waitUntilBlocked(db);
    // One of the two would be cancelled here if the decision held the term already.
    await tx.execute(sql`select 1 from premium_terms where id = ${id} for update nowait`);
  });
  await decision;
  const [after] = await db
    .select()
    .from(premiumTerms)
    .where(sql`id = ${id}`);
  expect(after?.state).toBe("active");
});
