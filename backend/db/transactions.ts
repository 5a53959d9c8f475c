import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { claimStatuses, liveStatuses } from "../../rules/transaction";
import { listClaimStatements } from "./claims";
import type { ClaimStatement } from "./claims";
import { isOpenAmendmentOf } from "./amendments";
import type { AmendmentRow } from "./amendments";
import type { Db } from "./client";
import { isLatestMeetingOf } from "./meetings";
import type { MeetingRow } from "./meetings";
import { loadItems, loadOfferHistory } from "./offers";
import type { OfferVersionRow, TransactionItems } from "./offers";
import { loadLatestSecureExchanges } from "./secureExchanges";
import type { SecureExchangeRecord } from "./secureExchanges";
import { amendments } from "./schema/amendments";
import { chats } from "./schema/chats";
import { meetings } from "./schema/meetings";
import { publications } from "./schema/publications";
import { ratings, transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { loadLatestEvents } from "./transactionEvents";
import type { TransactionEventRow } from "./transactionEvents";

/** With the present version of the offer; both sides' publications are rows of their own. */
export type TransactionRow = typeof transactions.$inferSelect;

/** A transaction with everything that its wire record shows. */
export interface TransactionRecord extends TransactionItems {
  transaction: TransactionRow;
  publication: { id: number; title: string };
  interested: typeof users.$inferSelect;
  chatId: number | null;
  /** The first and the latest ones, oldest first; empty while the offer was never changed. */
  offerHistory: OfferVersionRow[];
  /** The latest of what happened to it, oldest first. */
  events: TransactionEventRow[];
  /** The latest booking of a place for carrying it out. */
  securityChange: SecureExchangeRecord | undefined;
  /** The latest proposal of where and when its parties meet. */
  meeting: MeetingRow | null;
  /** The change of what was agreed on that waits for an answer. */
  amendment: AmendmentRow | null;
  /** The statements of its parties about an open claim. */
  claimStatements: ClaimStatement[];
}

const interested = alias(users, "interested");
const maxLatestEvents = 50;

/** The records that are found, newest change first. */
export async function selectTransactions(
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
      meeting: meetings,
      amendment: amendments,
    })
    .from(transactions)
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .innerJoin(interested, eq(interested.id, transactions.interestedId))
    .leftJoin(chats, eq(chats.transactionId, transactions.id))
    .leftJoin(meetings, isLatestMeetingOf(transactions.id))
    .leftJoin(amendments, isOpenAmendmentOf(transactions.id))
    .where(where)
    .orderBy(desc(transactions.updatedAt), desc(transactions.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset ?? 0) : query);
  const ids = rows.map((row) => row.transaction.id);
  const items = await loadItems(db, ids);
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
    ...(items.get(row.transaction.id) ?? { offered: [], added: [] }),
    offerHistory: history.filter(({ transactionId }) => transactionId === row.transaction.id),
    events: events.filter(({ transactionId }) => transactionId === row.transaction.id),
    claimStatements: statements.filter(({ transactionId }) => transactionId === row.transaction.id),
  }));
}

/** By id, whoever the parties are: callers check them. */
export async function loadTransactions(db: Db, ids: number[]): Promise<Map<number, TransactionRecord>> {
  if (ids.length === 0) return new Map();
  const list = await selectTransactions(db, inArray(transactions.id, ids));
  return new Map(list.map((record) => [record.transaction.id, record]));
}

/** Whoever the parties are: callers check them. */
export async function loadTransaction(db: Db, id: number): Promise<TransactionRecord | undefined> {
  return (await selectTransactions(db, eq(transactions.id, id)))[0];
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

/** The stars of transactions, by who gave them. */
export async function loadStars(db: Db, ids: number[]): Promise<Map<number, Map<number, number>>> {
  const stars = new Map<number, Map<number, number>>();
  for (const rating of await db.select().from(ratings).where(inArray(ratings.transactionId, ids))) {
    const { transactionId: id, raterId } = rating;
    stars.set(id, (stars.get(id) ?? new Map<number, number>()).set(raterId, rating.stars));
  }
  return stars;
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
