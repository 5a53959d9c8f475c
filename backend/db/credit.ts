import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { lockedCredit } from "../../rules/credit";
import type { Db } from "./client";
import { decisions } from "./schema/decisions";
import { creditEntries, proformas } from "./schema/money";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

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
}

const earned = (type: "Producto" | "service") =>
  sql<number>`coalesce(sum(${creditEntries.amountCents}) filter (where ${creditEntries.kind} in ('publication', 'fraud') and ${publications.type} = ${type}), 0)::int`;

export async function readCredit(db: Db, userId: number): Promise<Credit> {
  const [read] = await db
    .select({
      balanceCents: users.balanceCents,
      isVerified: users.verified,
      productCents: earned("Producto"),
      serviceCents: earned("service"),
      campaignCents: sql<number>`coalesce(-sum(${creditEntries.amountCents}) filter (where ${creditEntries.kind} = 'payment' and ${proformas.kind} = 'promo'), 0)::int`,
    })
    .from(users)
    .leftJoin(creditEntries, eq(creditEntries.userId, users.id))
    .leftJoin(publications, eq(publications.id, creditEntries.publicationId))
    .leftJoin(proformas, eq(proformas.id, creditEntries.proformaId))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  if (!read) throw new Error(`no user ${userId}`);
  const { isVerified, balanceCents, productCents, serviceCents, campaignCents } = read;
  const lockedCents = lockedCredit(isVerified, balanceCents, productCents + serviceCents);
  return {
    isVerified,
    balanceCents,
    lockedCents,
    freeCents: balanceCents - lockedCents,
    productCents,
    serviceCents,
    campaignCents,
  };
}

/** One page of an account's ledger, the latest entry first, each with the balance that it left. */
export async function listCreditEntries(db: Db, userId: number, { page, perPage }: { page: number; perPage: number }) {
  const ledger = db
    .select({
      ...getTableColumns(creditEntries),
      balanceCents: sql<number>`sum(${creditEntries.amountCents}) over (order by ${creditEntries.id})::int`.as(
        "running_balance",
      ),
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .as("ledger");
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
    .leftJoin(publications, sql`${publications.id} = coalesce(${ledger.publicationId}, ${proformas.publicationId})`)
    .leftJoin(decisions, eq(decisions.id, ledger.decisionId))
    .orderBy(desc(ledger.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  return { rows, total: counted?.total ?? 0 };
}

export type CreditEntryRow = Awaited<ReturnType<typeof listCreditEntries>>["rows"][number];
