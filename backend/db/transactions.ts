import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lte, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { claimStatuses, liveStatuses } from "../../rules/transaction";
import { isShownTo } from "./blocks";
import { listClaimStatements } from "./claims";
import type { ClaimStatement } from "./claims";
import type { Db } from "./client";
import { loadLatestSecureExchanges } from "./secureExchanges";
import type { SecureExchangeRecord } from "./secureExchanges";
import { chats } from "./schema/chats";
import { publications } from "./schema/publications";
import { offerVersions, ratings, transactionEvents, transactionOffers, transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { cutStretch, isBehind } from "./stretch";
import type { ChangePlace, Stretch, StretchRequest } from "./stretch";

export type TransactionRow = typeof transactions.$inferSelect;

export type TransactionEventRow = typeof transactionEvents.$inferSelect;

type OfferVersionRow = typeof offerVersions.$inferSelect;

/** A publication of an offer, as both parties may name it. */
export interface OfferedItem {
  id: number;
  title: string;
}

/** A transaction with everything that its wire record shows. */
export interface TransactionRecord {
  transaction: TransactionRow;
  publication: { id: number; title: string };
  interested: typeof users.$inferSelect;
  chatId: number | null;
  offers: OfferedItem[];
  /** The first and the latest ones, oldest first; empty while the offer was never changed. */
  offerHistory: OfferVersionRow[];
  /** The latest of what happened to it, oldest first. */
  events: TransactionEventRow[];
  /** The latest booking of a place for carrying it out. */
  securityChange: SecureExchangeRecord | undefined;
  /** The statements of its parties about an open claim. */
  claimStatements: ClaimStatement[];
}

const interested = alias(users, "interested");
export const endedStatuses = ["complete", "rejected"] as const;
const maxOpenRequests = 500;
const maxLatestOffers = 10;
const maxLatestEvents = 50;

/** A party whom the other one has not blocked. */
export const isParty = (userId: number): SQL | undefined =>
  and(
    or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
    isShownTo(userId, transactions.ownerId),
    isShownTo(userId, transactions.interestedId),
  );

async function selectTransactions(
  db: Db,
  where: SQL | undefined,
  page?: { limit: number; offset?: number },
): Promise<TransactionRecord[]> {
  const query = db
    .select({
      transaction: transactions,
      publication: { id: publications.id, title: publications.title },
      interested,
      chatId: chats.id,
    })
    .from(transactions)
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .innerJoin(interested, eq(interested.id, transactions.interestedId))
    .leftJoin(chats, eq(chats.transactionId, transactions.id))
    .where(where)
    .orderBy(desc(transactions.updatedAt), desc(transactions.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset ?? 0) : query);
  const ids = rows.map((row) => row.transaction.id);
  const offers = await loadOffers(db, ids);
  const changedIds = rows.filter((row) => row.transaction.offerVersion > 1).map((row) => row.transaction.id);
  const history = await loadOfferHistory(db, changedIds);
  const events = await loadLatestEvents(db, ids, maxLatestEvents);
  const bookings = await loadLatestSecureExchanges(db, ids);
  const claimed = rows.filter((row) => claimStatuses.some((status) => status === row.transaction.status));
  const statements = await listClaimStatements(
    db,
    claimed.map((row) => row.transaction.id),
  );
  return rows.map((row) => ({
    ...row,
    securityChange: bookings.get(row.transaction.id),
    offers: offers.get(row.transaction.id) ?? [],
    offerHistory: history.filter(({ transactionId }) => transactionId === row.transaction.id),
    events: events.filter(({ transactionId }) => transactionId === row.transaction.id),
    claimStatements: statements.filter(({ transactionId }) => transactionId === row.transaction.id),
  }));
}

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

async function loadOfferHistory(db: Db, ids: number[]): Promise<OfferVersionRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(getTableColumns(offerVersions))
    .from(offerVersions)
    .innerJoin(transactions, eq(transactions.id, offerVersions.transactionId))
    .where(
      and(
        inArray(offerVersions.transactionId, ids),
        or(
          eq(offerVersions.version, 1),
          gt(offerVersions.version, sql`${transactions.offerVersion} - ${maxLatestOffers}::int`),
        ),
      ),
    )
    .orderBy(asc(offerVersions.transactionId), asc(offerVersions.version));
}

async function loadOffers(db: Db, ids: number[]) {
  const byTransaction = new Map<number, OfferedItem[]>();
  if (ids.length === 0) return byTransaction;
  const rows = await db
    .select({ transactionId: transactionOffers.transactionId, id: publications.id, title: publications.title })
    .from(transactionOffers)
    .innerJoin(publications, eq(publications.id, transactionOffers.publicationId))
    .where(inArray(transactionOffers.transactionId, ids))
    .orderBy(asc(publications.id));
  for (const { transactionId, ...offer } of rows) {
    const list = byTransaction.get(transactionId);
    if (list) list.push(offer);
    else byTransaction.set(transactionId, [offer]);
  }
  return byTransaction;
}

export async function loadTransactions(db: Db, ids: number[]): Promise<Map<number, TransactionRecord>> {
  if (ids.length === 0) return new Map();
  const list = await selectTransactions(db, inArray(transactions.id, ids));
  return new Map(list.map((record) => [record.transaction.id, record]));
}

export async function loadTransaction(db: Db, id: number): Promise<TransactionRecord | undefined> {
  return (await selectTransactions(db, eq(transactions.id, id)))[0];
}

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

/** How many there are in each of the lists. */
export async function countRequests(db: Db, userId: number) {
  const { received, sent, in_progress } = isOfKind(userId);
  const [counted] = await db
    .select({ received: countOf(received), sent: countOf(sent), in_progress: countOf(in_progress) })
    .from(transactions)
    .where(and(isParty(userId), isOpen));
  return counted ?? { received: 0, sent: 0, in_progress: 0 };
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

/** The user's live proposal on a publication; there is one at most. */
export async function findLiveTransaction(
  db: Db,
  publicationId: number,
  interestedId: number,
): Promise<TransactionRow | undefined> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.publicationId, publicationId),
        eq(transactions.interestedId, interestedId),
        inArray(transactions.status, [...liveStatuses]),
      ),
    );
  return row;
}

/** Whether a transaction that has not ended binds the user to another. */
export async function hasLiveTransaction(db: Db, userId: number): Promise<boolean> {
  const [live] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        inArray(transactions.status, [...liveStatuses]),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    )
    .limit(1);
  return live !== undefined;
}

/** What a transaction offers now, by id. */
export async function listOffers(db: Db, transactionId: number): Promise<OfferedItem[]> {
  return (await loadOffers(db, [transactionId])).get(transactionId) ?? [];
}

export async function listOfferedIds(db: Db, transactionId: number): Promise<number[]> {
  return (await listOffers(db, transactionId)).map(({ id }) => id);
}

/** The stars that the user gave, by transaction. */
export async function loadStarsGiven(db: Db, raterId: number, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: ratings.transactionId, stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.raterId, raterId), inArray(ratings.transactionId, ids)));
  return new Map(rows.map((row) => [row.id, row.stars]));
}
