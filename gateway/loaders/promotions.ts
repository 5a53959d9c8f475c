import { getCampaignOf, getStats, listCampaigns, listPromotables } from "../rest/campaigns";
import type { CampaignRecord } from "../rest/campaigns";
import type { RestClient } from "../rest/client";
import type { PublicationRecord, StatsRecord } from "../rest/publications";
import type { Page } from "../rest/shapes";

/** Promotions of the viewer; undefined where the backend has no such call. */
export interface PromotionLoaders {
  campaigns(page: number): Promise<Page<CampaignRecord> | undefined>;
  promotables(page: number): Promise<Page<PublicationRecord> | undefined>;
  /** The campaign of an own publication whose record does not tell it; null where there was none. */
  campaignOf(publicationId: string): Promise<CampaignRecord | null | undefined>;
  /** The counts of an own publication whose record does not tell them. */
  stats(publicationId: string): Promise<StatsRecord | null | undefined>;
}

const perPage = 10;

interface Deps {
  rest: RestClient;
  once<T>(key: string, read: () => Promise<T>): Promise<T>;
  orNull<T>(read: Promise<T>): Promise<T | null>;
}

export function createPromotionLoaders({ rest, once, orNull }: Deps): PromotionLoaders {
  return {
    campaigns: (page) =>
      once(`campaigns ${page}`, () => rest.ifKnown("/v1/ads", () => listCampaigns(rest, page, perPage))),
    promotables: (page) =>
      once(`promotables ${page}`, () =>
        rest.ifKnown("/v1/publication/promotables", () => listPromotables(rest, page, perPage)),
      ),
    campaignOf: (id) =>
      once(`campaign ${id}`, () => orNull(rest.ifKnown("/v1/publications/{id}", () => getCampaignOf(rest, id)))),
    stats: (id) =>
      once(`stats ${id}`, () => orNull(rest.ifKnown("/v1/publication/{id}/stats", () => getStats(rest, id)))),
  };
}
