import { z } from 'zod'
import type { RestClient } from './client'
import { publicationRecord } from './publications'
import type { PublicationRecord } from './publications'
import { id, list, maybe, number, text } from './shapes'
import type { Page } from './shapes'

/** What happened around a publication; lists carry it beside their records where the backend knows it. */
const statsRecord = z.object({ views: number, comment_count: number, transactions_count: number, in_progress_count: number })
export type StatsRecord = z.output<typeof statsRecord>

/** The wire calls a campaign an ad: `views` are the organic ones, `printer` the promoted ones, `total_prints` those that were bought. */
const adRecord = z.object({
  id,
  publication: publicationRecord,
  status: text,
  views: number,
  printer: number,
  total_prints: number,
  total_views: number,
  created_at: text,
  proforma_status: text,
  stats: maybe(statsRecord),
})
export type CampaignRecord = z.output<typeof adRecord>

/** Running ones and those whose payment waits to be confirmed. */
export function listCampaigns(rest: RestClient, page: number, perPage: number): Promise<Page<CampaignRecord>> {
  return rest.get('/v1/ads', list(adRecord, 'ads'), { query: { page, per_page: perPage } })
}

const promotable = z.intersection(publicationRecord, z.object({ stats: maybe(statsRecord) }))
export type PromotableRecord = PublicationRecord & { stats: StatsRecord | null }

/** Own visible publications without a campaign. */
export function listPromotables(rest: RestClient, page: number, perPage: number): Promise<Page<PromotableRecord>> {
  return rest.get('/v1/publication/promotables', list(promotable, 'publications'), { query: { page, per_page: perPage } })
}

/** Its campaign; null where it has none. NOT_FOUND for other people's. */
export async function getCampaignOf(rest: RestClient, publicationId: string): Promise<CampaignRecord | null> {
  const answer = z.object({ campaign: maybe(adRecord) })
  return (await rest.get(`/v1/publications/${encodeURIComponent(publicationId)}`, answer, { query: { detail: 'campaign' } })).campaign
}

/** Counts of an own publication. NOT_FOUND for other people's. */
export function getStats(rest: RestClient, publicationId: string): Promise<StatsRecord> {
  return rest.get(`/v1/publication/${encodeURIComponent(publicationId)}/stats`, statsRecord)
}

export const campaignRecord = adRecord
