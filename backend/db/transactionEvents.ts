import { asc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "./client";
import { transactionEvents } from "./schema/transactions";

/** A line of the chat; never changed. */
export type TransactionEventRow = typeof transactionEvents.$inferSelect;

/** The latest events of each transaction, oldest first. */
export async function loadLatestEvents(db: Db, ids: readonly number[], limit: number): Promise<TransactionEventRow[]> {
  if (ids.length === 0) return [];
  const ranked = db
    .select({
      id: transactionEvents.id,
      rank: sql<number>`row_number() over (partition by ${transactionEvents.transactionId} order by ${transactionEvents.id} desc)`.as(
        "rank",
      ),
    })
    .from(transactionEvents)
    .where(inArray(transactionEvents.transactionId, [...ids]))
    .as("ranked");
  return db
    .select(getTableColumns(transactionEvents))
    .from(transactionEvents)
    .innerJoin(ranked, eq(ranked.id, transactionEvents.id))
    .where(lte(ranked.rank, limit))
    .orderBy(asc(transactionEvents.id));
}
