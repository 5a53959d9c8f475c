import { getCampaign, getStats, listCampaigns, listPromotables } from "../rest/campaigns";
import type { CampaignRecord } from "../rest/campaigns";
import type { RestClient } from "../rest/client";
import type { PublicationRecord, StatsRecord } from "../rest/publications";
import type { Page } from "../rest/shapes";

/** Promotions of the viewer; undefined where the backend has no such call. */
export interface PromotionLoaders {
  campaigns(page: number): Promise<Page<CampaignRecord> | undefined>;
  promotables(page: number): Promise<Page<PublicationRecord> | undefined>;
  /** The campaign of an own publication whose record leaves it out; null where there was none. */
  campaignOf(publicationId: string): Promise<CampaignRecord | null | undefined>;
  /** The counts of an own publication whose record leaves them out. */
  stats(publicationId: string): Promise<StatsRecord | null | undefined>;
}

const perPage = 10;

interface Deps {
  rest: RestClient;
  memoize<T>(key: string, read: () => Promise<T>): Promise<T>;
  nullIfHidden<T>(read: Promise<T>): Promise<T | null>;
}

export function createPromotionLoaders({ rest, memoize, nullIfHidden }: Deps): PromotionLoaders {
  return {
    campaigns: (page) =>
      memoize(`campaigns ${page}`, () => rest.ifSupported("/v1/ads", () => listCampaigns(rest, page, perPage))),
    promotables: (page) =>
      memoize(`promotables ${page}`, () =>
        rest.ifSupported("/v1/publication/promotables", () => listPromotables(rest, page, perPage)),
      ),
    campaignOf: (id) =>
      memoize(`campaign ${id}`, () =>
        nullIfHidden(rest.ifSupported("/v1/publications/{id}", () => getCampaign(rest, id))),
      ),
    stats: (id) =>
      memoize(`stats ${id}`, () =>
        nullIfHidden(rest.ifSupported("/v1/publication/{id}/stats", () => getStats(rest, id))),
      ),
  };
}
