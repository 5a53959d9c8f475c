import { and, count, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./client";
import { campaigns } from "./schema/campaigns";
import { proformas } from "./schema/money";
import { publications } from "./schema/publications";
import { blockingStates } from "./promotion";

interface PageRequest {
  page: number;
  perPage: number;
}
interface IdPage {
  ids: number[];
  total: number;
}

/** The publications that a user promotes, running or awaiting payment, newest campaign first; each has one campaign. */
export async function listPromoted(db: Db, ownerId: number, { page, perPage }: PageRequest): Promise<IdPage> {
  const promoted = promotedBy(ownerId);
  const [counted] = await db.select({ total: count() }).from(campaigns).where(promoted);
  const rows = await db
    .select({ id: campaigns.publicationId })
    .from(campaigns)
    .where(promoted)
    .orderBy(desc(campaigns.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** A user's visible publications that can be promoted, newest first. */
export async function listPromotables(db: Db, ownerId: number, { page, perPage }: PageRequest): Promise<IdPage> {
  const promotable = promotableOf(db, ownerId);
  const [counted] = await db.select({ total: count() }).from(publications).where(promotable);
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(promotable)
    .orderBy(desc(publications.publishDate), desc(publications.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** How many publications a user promotes and could promote. */
export async function countPromotions(db: Db, ownerId: number): Promise<{ promoted: number; promotable: number }> {
  const [row] = await db
    .select({
      promoted: countOf(campaigns, promotedBy(ownerId)),
      promotable: countOf(publications, promotableOf(db, ownerId)),
    })
    .from(sql`(values (1)) one`);
  return row ?? { promoted: 0, promotable: 0 };
}

const countOf = (table: typeof campaigns | typeof publications, where: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${table} where ${where})`;

const promotedBy = (ownerId: number) =>
  and(eq(campaigns.ownerId, ownerId), inArray(campaigns.state, [...blockingStates]));

const promotableOf = (db: Db, ownerId: number) =>
  and(
    eq(publications.ownerId, ownerId),
    eq(publications.status, "Activo"),
    notExists(
      db
        .select({ one: sql`1` })
        .from(campaigns)
        .where(and(eq(campaigns.publicationId, publications.id), inArray(campaigns.state, [...blockingStates]))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(proformas)
        .where(and(eq(proformas.publicationId, publications.id), eq(proformas.status, "to_be_confirmed"))),
    ),
  );

/** Whether a campaign or a pending payment prevents a promotion. */
export async function isPromotionBlocked(db: Db, publicationId: number): Promise<boolean> {
  const [campaign] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.publicationId, publicationId), inArray(campaigns.state, [...blockingStates])));
  if (campaign) return true;
  const [payment] = await db
    .select({ id: proformas.id })
    .from(proformas)
    .where(and(eq(proformas.publicationId, publicationId), eq(proformas.status, "to_be_confirmed")));
  return payment !== undefined;
}
