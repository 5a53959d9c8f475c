import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from "drizzle-orm";
import type { Db } from "./client";
import { publications } from "./schema/publications";
import { offerVersions, transactionOffers, transactions } from "./schema/transactions";

/** With the titles of then; the present version is in the transaction itself. */
export type OfferVersionRow = typeof offerVersions.$inferSelect;

/** A publication of an offer, as both parties may name it. */
interface OfferedItem {
  id: number;
  title: string;
}

/** What the parties of a transaction give, beside the publication that is asked for; in order of id. */
export interface TransactionItems {
  /** By the interested party. */
  offered: OfferedItem[];
  /** By the owner. */
  added: OfferedItem[];
}

const maxLatestOffers = 10;

/** The first and the latest offers of each transaction, oldest first. */
export async function loadOfferHistory(db: Db, ids: number[]): Promise<OfferVersionRow[]> {
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

/** What is given in each transaction now. */
export async function loadItems(db: Db, ids: number[]): Promise<Map<number, TransactionItems>> {
  const byTransaction = new Map<number, TransactionItems>(ids.map((id) => [id, { offered: [], added: [] }]));
  if (ids.length === 0) return byTransaction;
  const rows = await db
    .select({
      transactionId: transactionOffers.transactionId,
      id: publications.id,
      title: publications.title,
      isAdded: sql<boolean>`${publications.ownerId} = ${transactions.ownerId}`,
    })
    .from(transactionOffers)
    .innerJoin(publications, eq(publications.id, transactionOffers.publicationId))
    .innerJoin(transactions, eq(transactions.id, transactionOffers.transactionId))
    .where(inArray(transactionOffers.transactionId, ids))
    .orderBy(asc(publications.id));
  for (const { transactionId, isAdded, ...item } of rows)
    byTransaction.get(transactionId)?.[isAdded ? "added" : "offered"].push(item);
  return byTransaction;
}

/** What is given in a transaction now. */
export async function listItems(db: Db, transactionId: number): Promise<TransactionItems> {
  return (await loadItems(db, [transactionId])).get(transactionId) ?? { offered: [], added: [] };
}

/** All that is given in a transaction, beside the publication that is asked for. */
export async function listItemIds(db: Db, transactionId: number): Promise<number[]> {
  const { offered, added } = await listItems(db, transactionId);
  return [...offered, ...added].map(({ id }) => id);
}
