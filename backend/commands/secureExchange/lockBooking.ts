import { eq } from "drizzle-orm";
import { secureExchangeTexts } from "../../../rules/secureExchange";
import type { TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { transactions } from "../../db/schema/transactions";
import { listLiveIds } from "../../db/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import { notFound } from "../../errors";
import { roleOf } from "../../policies/transaction";

/** A booking with its transaction, both locked. */
export interface LockedBooking {
  booking: SecureExchangeRow;
  transaction: TransactionRow;
}

/** Everything that changes a booking locks its transaction first: one comes after the other. */
export async function lockBooking(tx: Db, id: number): Promise<LockedBooking | undefined> {
  const [found] = await tx
    .select({ transactionId: secureExchanges.transactionId })
    .from(secureExchanges)
    .where(eq(secureExchanges.id, id));
  if (!found) return undefined;
  const [transaction] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, found.transactionId))
    .for("update");
  const [booking] = await tx.select().from(secureExchanges).where(eq(secureExchanges.id, id)).for("update");
  return transaction && booking && { transaction, booking };
}

/** Keeps the bookings of a person's exchanges as they are, and locks all before the person. */
export async function lockBookedTransactions(tx: Db, userId: number): Promise<void> {
  for (const id of await listLiveIds(tx, userId)) await lockBooking(tx, id);
}

/** The same for one of its parties. Throws HttpError 404 for others. */
export async function lockOwnBooking(
  tx: Db,
  id: number,
  viewerId: number,
): Promise<LockedBooking & { role: TransactionRole }> {
  const locked = await lockBooking(tx, id);
  const role = locked && roleOf(locked.transaction, viewerId);
  if (!locked || !role) throw notFound(secureExchangeTexts.notFound);
  return { ...locked, role };
}
