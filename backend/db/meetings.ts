import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { liveMeetingStates } from "../../rules/meeting";
import type { Db } from "./client";
import { meetings } from "./schema/meetings";
import { transactions } from "./schema/transactions";

export type MeetingRow = typeof meetings.$inferSelect;

/** The latest proposal of a meeting of each transaction that has any. */
export async function loadLatestMeetings(db: Db, transactionIds: readonly number[]): Promise<Map<number, MeetingRow>> {
  if (transactionIds.length === 0) return new Map();
  const latest = db
    .select({ id: sql`max(${meetings.id})` })
    .from(meetings)
    .where(inArray(meetings.transactionId, [...transactionIds]))
    .groupBy(meetings.transactionId);
  const rows = await db.select().from(meetings).where(inArray(meetings.id, latest));
  return new Map(rows.map((row) => [row.transactionId, row]));
}

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
