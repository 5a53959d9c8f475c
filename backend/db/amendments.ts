import { and, asc, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { amendments } from "./schema/amendments";
import { transactions } from "./schema/transactions";

/** The terms as they would be, whole; its state says what became of the request. */
export type AmendmentRow = typeof amendments.$inferSelect;

/** Joins a transaction with the change that is open: records of transactions cost no statement more by it. */
export const isOpenAmendmentOf = (transactionId: AnyPgColumn): SQL | undefined =>
  and(eq(amendments.transactionId, transactionId), sql`${amendments.state} = 'open'`);

/** The change that waits for an answer; there is one at most. */
export async function findOpenAmendment(db: Db, transactionId: number): Promise<AmendmentRow | undefined> {
  return (
    await db
      .select()
      .from(amendments)
      .where(and(eq(amendments.transactionId, transactionId), eq(amendments.state, "open")))
  )[0];
}

/** Every change that a person asked for. */
export const listAmendmentsBy = async (db: Db, userId: number): Promise<AmendmentRow[]> =>
  (
    await db
      .select({ amendment: amendments })
      .from(amendments)
      .innerJoin(transactions, eq(transactions.id, amendments.transactionId))
      .where(
        or(
          and(eq(amendments.author, "owner"), eq(transactions.ownerId, userId)),
          and(eq(amendments.author, "interested"), eq(transactions.interestedId, userId)),
        ),
      )
      .orderBy(asc(amendments.id))
  ).map(({ amendment }) => amendment);
