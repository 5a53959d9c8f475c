import { and, count, eq, gte, inArray, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { endedStatuses, liveStatuses } from "../../rules/transaction";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { transactions } from "./schema/transactions";
import { cutStretch, isBehind } from "./stretch";
import type { ChangePlace, Stretch, StretchRequest } from "./stretch";
import { selectTransactions } from "./transactions";
import type { TransactionRecord } from "./transactions";

const maxOpenRequests = 500;

/** A party whom the other one has not blocked. */
export const isParty = (userId: number): SQL | undefined =>
  and(
    or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
    isShownTo(userId, transactions.ownerId),
    isShownTo(userId, transactions.interestedId),
  );

const isOpen = notInArray(transactions.status, [...endedStatuses]);

/** Received, sent and in progress: everything of the user that has not ended, newest change first. */
export function listOpenTransactions(db: Db, userId: number) {
  return selectTransactions(db, and(isParty(userId), isOpen), { limit: maxOpenRequests });
}

/** The lists of what has not ended; each such transaction is in one of them. */
export const requestKinds = ["received", "sent", "in_progress"] as const;
type RequestKind = (typeof requestKinds)[number];

const isOfKind = (userId: number): Record<RequestKind, SQL | undefined> => ({
  received: and(eq(transactions.status, "active"), eq(transactions.ownerId, userId)),
  sent: and(eq(transactions.status, "active"), eq(transactions.interestedId, userId)),
  in_progress: inArray(
    transactions.status,
    liveStatuses.filter((status) => status !== "active"),
  ),
});

const placeOf = ({ transaction }: TransactionRecord): ChangePlace => ({
  at: transaction.updatedAt,
  id: transaction.id,
});

const isBehindPlace = (place: ChangePlace | undefined) =>
  place && isBehind(transactions.updatedAt, transactions.id, place);

/** A stretch of one of the lists, newest change first. */
export async function listRequestStretch(
  db: Db,
  userId: number,
  kind: RequestKind,
  { count: wanted, after }: StretchRequest<ChangePlace>,
): Promise<Stretch<TransactionRecord, ChangePlace>> {
  const where = and(isParty(userId), isOfKind(userId)[kind], isBehindPlace(after));
  return cutStretch(await selectTransactions(db, where, { limit: wanted + 1 }), wanted, placeOf);
}

const countOf = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);

/** Proposals whose last version the other party has written. */
const waitsFor = (userId: number) =>
  and(
    eq(transactions.status, "active"),
    sql`(${eq(transactions.offerAuthor, "owner")}) = (${eq(transactions.interestedId, userId)})`,
  );

/** How many there are in each of the lists, and how many proposals wait for the user. */
export async function countRequests(db: Db, userId: number) {
  const { received, sent, in_progress } = isOfKind(userId);
  const [counted] = await db
    .select({
      received: countOf(received),
      sent: countOf(sent),
      in_progress: countOf(in_progress),
      to_answer: countOf(waitsFor(userId)),
    })
    .from(transactions)
    .where(and(isParty(userId), isOpen));
  return counted ?? { received: 0, sent: 0, in_progress: 0, to_answer: 0 };
}

/** Those of the user's with these ids, ended ones too. */
export const listNamedRequests = (db: Db, userId: number, ids: number[]) =>
  selectTransactions(db, and(isParty(userId), inArray(transactions.id, ids)));

/** The user's own live proposals for these publications. */
export const listProposalsFor = (db: Db, userId: number, publicationIds: number[]) =>
  selectTransactions(
    db,
    and(
      isParty(userId),
      isOpen,
      eq(transactions.interestedId, userId),
      inArray(transactions.publicationId, publicationIds),
    ),
  );

/** Those of the user's that changed since a time and have not ended. */
export const listRequestsSince = (db: Db, userId: number, since: Date) =>
  selectTransactions(db, and(isParty(userId), isOpen, gte(transactions.updatedAt, since)), { limit: maxOpenRequests });

/** Those that have ended, newest change first: from a place in their list, or else a page of it. */
export async function listEndedTransactions(
  db: Db,
  userId: number,
  { page, perPage, after }: { page: number; perPage: number; after: ChangePlace | undefined },
) {
  const hasEnded = and(isParty(userId), inArray(transactions.status, [...endedStatuses]));
  const [counted] = await db.select({ total: count() }).from(transactions).where(hasEnded);
  const found = await selectTransactions(db, and(hasEnded, isBehindPlace(after)), {
    limit: perPage + 1,
    offset: after ? 0 : (page - 1) * perPage,
  });
  return { total: counted?.total ?? 0, ...cutStretch(found, perPage, placeOf) };
}
