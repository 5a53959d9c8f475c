import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { creditEntries } from "../db/schema/money";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";

export type CreditEntry = Pick<
  typeof creditEntries.$inferInsert,
  "userId" | "amountCents" | "kind" | "proformaId" | "publicationId"
>;

/**
 * The balance in US cents, locked until the commit: concurrent payments come one after the other. Throws 401 for an
 * account that is not active.
 */
export async function lockBalance(tx: Db, userId: number): Promise<number> {
  const [user] = await tx
    .select({ balance: users.balanceCents, active: users.active })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!user?.active) throw unauthorized();
  return user.balance;
}

/** Adds to the ledger and to the balance, which is its sum. Call it in a transaction. */
export async function addCreditEntry(tx: Db, entry: CreditEntry): Promise<void> {
  await tx.insert(creditEntries).values(entry);
  await tx
    .update(users)
    .set({ balanceCents: sql`${users.balanceCents} + ${entry.amountCents}` })
    .where(eq(users.id, entry.userId));
}
