import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { liveMeetingStates } from "../../rules/meeting";
import type { Db } from "./client";
import { meetings } from "./schema/meetings";
import { transactions } from "./schema/transactions";

/** One proposal: another place or time is another row. */
export type MeetingRow = typeof meetings.$inferSelect;

/** Joins a transaction with its latest proposal of a meeting: records of transactions cost no statement more by it. */
export const isLatestMeetingOf = (transactionId: AnyPgColumn): SQL =>
  eq(meetings.id, sql`(select max(latest.id) from ${meetings} latest where latest.transaction_id = ${transactionId})`);

const isLive = inArray(meetings.state, [...liveMeetingStates]);

/** The live meeting of a transaction; there is one at most. */
export async function findLiveMeeting(db: Db, transactionId: number): Promise<MeetingRow | undefined> {
  return (
    await db
      .select()
      .from(meetings)
      .where(and(eq(meetings.transactionId, transactionId), isLive))
  )[0];
}

/** The transactions of a person with a live meeting, in the order in which they are locked. */
export async function listMeetingTransactions(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: transactions.id })
    .from(meetings)
    .innerJoin(transactions, eq(transactions.id, meetings.transactionId))
    .where(and(isLive, or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId))))
    .orderBy(asc(transactions.id));
  return rows.map(({ id }) => id);
}

/** Every meeting of a person's transactions, the latest first. */
export const listMeetingsOf = async (db: Db, userId: number): Promise<MeetingRow[]> =>
  (
    await db
      .select({ meeting: meetings })
      .from(meetings)
      .innerJoin(transactions, eq(transactions.id, meetings.transactionId))
      .where(or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)))
      .orderBy(desc(meetings.id))
  ).map(({ meeting }) => meeting);
