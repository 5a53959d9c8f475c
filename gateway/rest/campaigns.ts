import { z } from "zod";
import type { RestClient } from "./client";
import { campaignRecord, publicationRecord, statsRecord } from "./publicationRecord";
import type { PublicationRecord, StatsRecord } from "./publicationRecord";
import { list, nullable } from "./shapes";
import type { Page } from "./shapes";

/** The wire calls a campaign an ad. */
const adRecord = campaignRecord.extend({ publication: publicationRecord });
const answer = z.object({ campaign: nullable(adRecord) });
/** With what it promotes, which elsewhere contains it. */
export type CampaignRecord = z.output<typeof adRecord>;

/** Running ones and those whose payment waits to be confirmed. */
export function listCampaigns(rest: RestClient, page: number, perPage: number): Promise<Page<CampaignRecord>> {
  return rest.get("/v1/ads", list(adRecord, "ads"), { query: { page, per_page: perPage } });
}

/** Own visible publications without a campaign. */
export function listPromotables(rest: RestClient, page: number, perPage: number): Promise<Page<PublicationRecord>> {
  return rest.get("/v1/publication/promotables", list(publicationRecord, "publications"), {
    query: { page, per_page: perPage },
  });
}

/** Its campaign; null where it has none. NOT_FOUND for other people's. */
export async function getCampaign(rest: RestClient, publicationId: string): Promise<CampaignRecord | null> {
  return (
    await rest.get(`/v1/publications/${encodeURIComponent(publicationId)}`, answer, { query: { detail: "campaign" } })
  ).campaign;
}

/** Counts of an own publication. NOT_FOUND for other people's. */
export function getStats(rest: RestClient, publicationId: string): Promise<StatsRecord> {
  return rest.get(`/v1/publication/${encodeURIComponent(publicationId)}/stats`, statsRecord);
}

export { adRecord };
