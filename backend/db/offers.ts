import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from "drizzle-orm";
import type { Db } from "./client";
import { publications } from "./schema/publications";
import { offerVersions, transactionOffers, transactions } from "./schema/transactions";

export type OfferVersionRow = typeof offerVersions.$inferSelect;

/** A publication of an offer, as both parties may name it. */
export interface OfferedItem {
  id: number;
  title: string;
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

/** What each transaction offers now. */
export async function loadOffers(db: Db, ids: number[]) {
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

/** What a transaction offers now, by id. */
export async function listOffers(db: Db, transactionId: number): Promise<OfferedItem[]> {
  return (await loadOffers(db, [transactionId])).get(transactionId) ?? [];
}

export async function listOfferedIds(db: Db, transactionId: number): Promise<number[]> {
  return (await listOffers(db, transactionId)).map(({ id }) => id);
}
