import { perPage } from "../../rules/paging";
import { getCampaign, getStats, listCampaigns, listPromotables } from "../rest/campaigns";
import type { RestClient } from "../rest/client";
import { nullIfHidden } from "../rest/hidden";

/** The viewer's, ten to a page, counted from 1; undefined where the backend has no list of them. */
export const readCampaigns = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/ads", () => listCampaigns(rest, page, perPage));

/** Own publications without a campaign, ten to a page, counted from 1. */
export const readPromotables = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/publication/promotables", () => listPromotables(rest, page, perPage));

/** Null for other people's publications and for one that never had a campaign. */
export const readCampaign = (rest: RestClient, publicationId: string) =>
  nullIfHidden(rest.ifSupported("/v1/publications/{id}", () => getCampaign(rest, publicationId)));

/** Null for other people's publications. */
export const readStats = (rest: RestClient, publicationId: string) =>
  nullIfHidden(rest.ifSupported("/v1/publication/{id}/stats", () => getStats(rest, publicationId)));
