import { and, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { lockedCredit } from "../../rules/credit";
import type { CreditMovement } from "../../rules/credit";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { orderedPublicationId } from "./orderedPublication";
import { isReadableTo } from "./publications";
import { decisions } from "./schema/decisions";
import { creditEntries, proformas } from "./schema/money";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { byKeys } from "./byKeys";

/** The credit of an account in US cents. */
export interface Credit {
  isVerified: boolean;
  balanceCents: number;
  /** Not to be spent before the person is verified. */
  lockedCents: number;
  freeCents: number;
  /** What products and services have earned, without what was taken back. */
  productCents: number;
  serviceCents: number;
  /** Paid with credit for promotions. */
  campaignCents: number;
  /** Publications that turned out to be frauds. */
  fraudIds: number[];
}

const earned = (type: "Producto" | "service") =>
  sql<number>`coalesce(sum(${creditEntries.amountCents}) filter (where ${creditEntries.kind} in ('publication', 'fraud') and ${publications.type} = ${type}), 0)::int`;

/** Balance and earned sums, in cents. Throws where the user does not exist. */
export async function readCredit(db: Db, userId: number): Promise<Credit> {
  const [read] = await db
    .select({
      balanceCents: users.balanceCents,
      isVerified: users.verified,
      productCents: earned("Producto"),
      serviceCents: earned("service"),
      fraudIds: sql<
        number[]
      >`coalesce(array_agg(${creditEntries.publicationId}) filter (where ${creditEntries.kind} = 'fraud'), '{}')`,
      ledger: sql<
        CreditMovement[]
      >`coalesce(json_agg(json_build_object('kind', ${creditEntries.kind}, 'amountCents', ${creditEntries.amountCents}, 'proformaId', ${creditEntries.proformaId}) order by ${creditEntries.id}) filter (where ${creditEntries.id} is not null), '[]')`,
      campaignCents: sql<number>`coalesce(-sum(${creditEntries.amountCents}) filter (where ${creditEntries.kind} = 'payment' and ${proformas.kind} = 'promo'), 0)::int`,
    })
    .from(users)
    .leftJoin(creditEntries, eq(creditEntries.userId, users.id))
    .leftJoin(publications, eq(publications.id, creditEntries.publicationId))
    .leftJoin(proformas, eq(proformas.id, creditEntries.proformaId))
    .where(byKeys(eq(users.id, userId)))
    .groupBy(users.id);
  if (!read) throw new Error(`no user ${userId}`);
  const { isVerified, balanceCents, productCents, serviceCents, campaignCents, fraudIds, ledger } = read;
  const lockedCents = lockedCredit(isVerified, ledger);
  return {
    isVerified,
    balanceCents,
    lockedCents,
    freeCents: balanceCents - lockedCents,
    productCents,
    serviceCents,
    campaignCents,
    fraudIds,
  };
}

const firstOf = (kind: "publication" | "fraud") =>
  sql`min(${creditEntries.id}) filter (where ${creditEntries.kind} = ${kind})`;

/**
 * Frauds whose credit could not be taken back because it was spent, each with how much of it may have paid this order.
 */
export async function listOwedCredit(
  db: Db,
  userId: number,
  proformaId: number,
): Promise<{ publicationId: number; decisionId: number; owedCents: number }[]> {
  const [payment] = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.proformaId, proformaId), eq(creditEntries.kind, "payment")));
  // A card payment uses no earned credit.
  if (!payment) return [];
  const owedCents = sql<number>`sum(${creditEntries.amountCents})::int`;
  return db
    .select({
      publicationId: sql<number>`${creditEntries.publicationId}`,
      decisionId: sql<number>`max(${creditEntries.decisionId})`,
      owedCents,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), inArray(creditEntries.kind, ["publication", "fraud"])))
    .groupBy(creditEntries.publicationId)
    .having(sql`${owedCents} > 0 and ${firstOf("publication")} < ${payment.id} and ${firstOf("fraud")} > ${payment.id}`)
    .orderBy(creditEntries.publicationId);
}

/** One page of an account's ledger, the latest entry first, each with the balance that it left. */
export async function listCreditEntries(db: Db, userId: number, { page, perPage }: { page: number; perPage: number }) {
  // A fraud whose credit was spent leaves a line without an amount.
  const isShown = and(eq(creditEntries.userId, userId), ne(creditEntries.amountCents, 0));
  const ledger = db
    .select({
      ...getTableColumns(creditEntries),
      balanceCents: sql<number>`sum(${creditEntries.amountCents}) over (order by ${creditEntries.id})::int`.as(
        "running_balance",
      ),
    })
    .from(creditEntries)
    .where(isShown)
    .as("ledger");
  const orderedId = orderedPublicationId(proformas.publicationId, proformas.transactionId);
  const rows = await db
    .select({
      entry: {
        id: ledger.id,
        kind: ledger.kind,
        amountCents: ledger.amountCents,
        balanceCents: ledger.balanceCents,
        createdAt: ledger.createdAt,
        proformaId: ledger.proformaId,
      },
      planId: proformas.planId,
      publication: { id: publications.id, title: publications.title },
      reason: decisions.reason,
    })
    .from(ledger)
    .leftJoin(proformas, eq(proformas.id, ledger.proformaId))
    // A place may be booked for another user's thing, which its payer may not see any more.
    .leftJoin(
      publications,
      and(
        eq(publications.id, sql`coalesce(${ledger.publicationId}, ${orderedId})`),
        isReadableTo(userId),
        isShownTo(userId, publications.ownerId),
      ),
    )
    .leftJoin(decisions, eq(decisions.id, ledger.decisionId))
    .orderBy(desc(ledger.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(creditEntries)
    .where(isShown);
  return { rows, total: counted?.total ?? 0 };
}

/** With the balance after it, which is not stored. */
export type CreditEntryRow = Awaited<ReturnType<typeof listCreditEntries>>["rows"][number];
