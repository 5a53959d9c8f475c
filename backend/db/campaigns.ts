import { and, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from './client'
import { campaigns, proformas, publicationViews } from './moneySchema'
import { comments, publications, transactions } from './schema'

/** A campaign in one of these keeps its publication from being promoted again. */
export const bindingStates = ['awaiting', 'live'] as const

const organicViews = sql<number>`coalesce((select v.count from ${publicationViews} v where v.publication_id = ${campaigns.publicationId}), 0)`

/** A campaign with the status of its payment and the organic views since it began. */
export function selectCampaigns(db: Db) {
  return db.select({
    campaign: campaigns,
    proformaStatus: proformas.status,
    views: sql<number>`case when ${campaigns.startedAt} is null then 0
      else greatest(coalesce(${campaigns.viewsAtEnd}, ${organicViews}) - ${campaigns.viewsAtStart}, 0) end::int`,
  }).from(campaigns).innerJoin(proformas, eq(proformas.id, campaigns.proformaId))
}

export type CampaignView = Awaited<ReturnType<typeof selectCampaigns>>[number]

interface PageOf { page: number; perPage: number }

/** Somebody's campaigns that run or wait for their confirmation, newest first. */
export async function listCampaigns(db: Db, ownerId: number, { page, perPage }: PageOf) {
  const own = and(eq(campaigns.ownerId, ownerId), inArray(campaigns.state, [...bindingStates]))
  const [counted] = await db.select({ total: count() }).from(campaigns).where(own)
  const rows = await selectCampaigns(db).where(own).orderBy(desc(campaigns.id)).limit(perPage).offset((page - 1) * perPage)
  return { rows, total: counted?.total ?? 0 }
}

/** The campaign that runs or waits, else the last one that ended. */
export async function campaignOf(db: Db, publicationId: number): Promise<CampaignView | undefined> {
  const [row] = await selectCampaigns(db)
    .where(and(eq(campaigns.publicationId, publicationId), inArray(campaigns.state, [...bindingStates, 'ended'])))
    .orderBy(sql`${campaigns.state} = 'ended'`, desc(campaigns.id)).limit(1)
  return row
}

/** Whether a campaign or a payment under way keeps it from being promoted. */
export async function isBound(db: Db, publicationId: number): Promise<boolean> {
  const [campaign] = await db.select({ id: campaigns.id }).from(campaigns)
    .where(and(eq(campaigns.publicationId, publicationId), inArray(campaigns.state, [...bindingStates])))
  if (campaign) return true
  const [payment] = await db.select({ id: proformas.id }).from(proformas)
    .where(and(eq(proformas.publicationId, publicationId), eq(proformas.status, 'to_be_confirmed')))
  return payment !== undefined
}

/** Ids of somebody's visible publications that can be promoted, newest first. */
export async function listPromotables(db: Db, ownerId: number, { page, perPage }: PageOf) {
  const free = and(
    eq(publications.ownerId, ownerId), eq(publications.status, 'Activo'),
    notExists(db.select({ one: sql`1` }).from(campaigns).where(and(eq(campaigns.publicationId, publications.id), inArray(campaigns.state, [...bindingStates])))),
    notExists(db.select({ one: sql`1` }).from(proformas).where(and(eq(proformas.publicationId, publications.id), eq(proformas.status, 'to_be_confirmed')))),
  )
  const [counted] = await db.select({ total: count() }).from(publications).where(free)
  const rows = await db.select({ id: publications.id }).from(publications).where(free)
    .orderBy(desc(publications.publishDate), desc(publications.id)).limit(perPage).offset((page - 1) * perPage)
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}

export interface Stats { views: number; comment_count: number; transactions_count: number; in_progress_count: number }

const inProgress = sql`('accepted', 'confirmed_owner', 'confirmed_interested', 'claim_owner', 'claim_interested')`

/** What happened around publications, in one statement; in the words of the wire. */
export async function statsOf(db: Db, ids: readonly number[]): Promise<Map<number, Stats>> {
  if (ids.length === 0) return new Map()
  // Spelt out: in a selection from one table columns stand without it, and would be those of the inner one.
  const own = sql`${publications}.id`
  const ofIt = sql`from ${transactions} t where t.publication_id = ${own}`
  const rows = await db.select({
    id: publications.id,
    views: sql<number>`(coalesce((select v.count from ${publicationViews} v where v.publication_id = ${own}), 0)
      + coalesce((select sum(c.prints) from ${campaigns} c where c.publication_id = ${own}), 0))::int`,
    comment_count: sql<number>`(select count(*)::int from ${comments} q where q.publication_id = ${own} and q.question_id is null)`,
    transactions_count: sql<number>`(select count(*)::int ${ofIt})`,
    in_progress_count: sql<number>`(select count(*)::int ${ofIt} and t.status in ${inProgress})`,
  }).from(publications).where(inArray(publications.id, [...ids]))
  return new Map(rows.map(({ id, ...stats }) => [id, stats]))
}
