import { getCampaign, getStats, listCampaigns, listPromotables } from "../rest/campaigns";
import type { RestClient } from "../rest/client";
import { nullIfHidden } from "../rest/hidden";

const perPage = 10;

export const readCampaigns = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/ads", () => listCampaigns(rest, page, perPage));

export const readPromotables = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/publication/promotables", () => listPromotables(rest, page, perPage));

export const readCampaign = (rest: RestClient, publicationId: string) =>
  nullIfHidden(rest.ifSupported("/v1/publications/{id}", () => getCampaign(rest, publicationId)));

export const readStats = (rest: RestClient, publicationId: string) =>
  nullIfHidden(rest.ifSupported("/v1/publication/{id}/stats", () => getStats(rest, publicationId)));
