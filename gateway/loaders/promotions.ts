import { getCampaignOf, getStats, listCampaigns, listPromotables } from '../rest/campaigns'
import type { CampaignRecord, PromotableRecord, StatsRecord } from '../rest/campaigns'
import type { RestClient } from '../rest/client'
import type { Page } from '../rest/shapes'

/** Promotions of the viewer; undefined where the backend has no such call. */
export interface PromotionLoaders {
  campaigns(page: number): Promise<Page<CampaignRecord> | undefined>
  promotables(page: number): Promise<Page<PromotableRecord> | undefined>
  /** The campaign of an own publication; null where there was none. */
  campaignOf(publicationId: string): Promise<CampaignRecord | null | undefined>
  stats(publicationId: string): Promise<StatsRecord | null | undefined>
}

const perPage = 10

interface Deps {
  rest: RestClient
  once<T>(key: string, read: () => Promise<T>): Promise<T>
  orNull<T>(read: Promise<T>): Promise<T | null>
}

/** What lists tell beside their records is not asked for again one by one. */
export function createPromotionLoaders({ rest, once, orNull }: Deps): PromotionLoaders {
  const told = { stats: new Map<string, StatsRecord>(), campaigns: new Map<string, CampaignRecord>() }
  const keepStats = (publicationId: string, stats: StatsRecord | null) => stats && told.stats.set(publicationId, stats)
  return {
    campaigns: (page) =>
      once(`campaigns ${page}`, async () => {
        const listed = await rest.ifKnown('/v1/ads', () => listCampaigns(rest, page, perPage))
        for (const campaign of listed?.items ?? []) {
          told.campaigns.set(campaign.publication.id, campaign)
          keepStats(campaign.publication.id, campaign.stats)
        }
        return listed
      }),
    promotables: (page) =>
      once(`promotables ${page}`, async () => {
        const listed = await rest.ifKnown('/v1/publication/promotables', () => listPromotables(rest, page, perPage))
        for (const { id, stats } of listed?.items ?? []) keepStats(id, stats)
        return listed
      }),
    campaignOf: async (id) =>
      told.campaigns.get(id) ?? once(`campaign ${id}`, () => orNull(rest.ifKnown('/v1/publications/{id}', () => getCampaignOf(rest, id)))),
    stats: async (id) =>
      told.stats.get(id) ?? once(`stats ${id}`, () => orNull(rest.ifKnown('/v1/publication/{id}/stats', () => getStats(rest, id)))),
  }
}
