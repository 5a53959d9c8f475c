import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "./client";
import { premiumTerms } from "./schema/premiumTerms";

/** What an order of Premium buys; its days are set once an operator activates it. */
export type PremiumTerm = typeof premiumTerms.$inferSelect;

/** The term whose payment is to be confirmed, or that waits for an operator; there is one at most. */
export async function findOpenTerm(db: Db, userId: number): Promise<PremiumTerm | undefined> {
  const [term] = await db
    .select()
    .from(premiumTerms)
    .where(and(eq(premiumTerms.userId, userId), inArray(premiumTerms.state, ["awaiting", "pending_review"])));
  return term;
}

/** The activated term that ends last; an extension begins after it. */
export async function findLastTerm(db: Db, userId: number): Promise<PremiumTerm | undefined> {
  const [term] = await db
    .select()
    .from(premiumTerms)
    .where(and(eq(premiumTerms.userId, userId), eq(premiumTerms.state, "active")))
    .orderBy(desc(premiumTerms.endsOn))
    .limit(1);
  return term;
}

/** Everything but unpaid orders, the newest first. */
export function listPaidTerms(db: Db, userId: number): Promise<PremiumTerm[]> {
  return db
    .select()
    .from(premiumTerms)
    .where(and(eq(premiumTerms.userId, userId), ne(premiumTerms.state, "ordered")))
    .orderBy(desc(premiumTerms.id));
}

/** What operators have decided about, the newest first. */
export function listDecidedTerms(db: Db, userId: number): Promise<PremiumTerm[]> {
  return db
    .select()
    .from(premiumTerms)
    .where(and(eq(premiumTerms.userId, userId), inArray(premiumTerms.state, ["active", "ended", "refused"])))
    .orderBy(desc(premiumTerms.id));
}
