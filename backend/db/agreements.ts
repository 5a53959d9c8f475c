import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "./client";
import { agreements } from "./schema/agreements";
import { transactions } from "./schema/transactions";
import { isParty } from "./transactionLists";

/** One version; the highest is what the parties agreed on. */
export type AgreementRow = typeof agreements.$inferSelect;

/**
 * The agreements of a transaction, the last version first; empty before there is one, and for all other users.
 */
export async function listAgreements(db: Db, transactionId: number, viewerId: number): Promise<AgreementRow[]> {
  const rows = await db
    .select({ agreement: agreements })
    .from(agreements)
    .innerJoin(transactions, eq(transactions.id, agreements.transactionId))
    .where(and(eq(agreements.transactionId, transactionId), isParty(viewerId)))
    .orderBy(desc(agreements.version));
  return rows.map(({ agreement }) => agreement);
}

/** Every agreement that a person is party to. */
export async function listAgreementsOf(db: Db, userId: number): Promise<AgreementRow[]> {
  const rows = await db
    .select({ agreement: agreements })
    .from(agreements)
    .innerJoin(transactions, eq(transactions.id, agreements.transactionId))
    .where(isParty(userId))
    .orderBy(asc(agreements.transactionId), asc(agreements.version));
  return rows.map(({ agreement }) => agreement);
}
