import type { CampaignSummary } from "../db/promotion";

const labels = { ordered: null, awaiting: "Por confirmar", live: "Activa", ended: "Finalizada" } as const;

/** The wire's status of an ad; null before it is paid. */
export const campaignLabel = ({ state }: CampaignSummary) => labels[state];

/** The wire's ad, without what it is for. */
export function presentCampaign(campaign: CampaignSummary) {
  const { id, adType, views, prints, purchased, startedAt, createdAt, proformaStatus } = campaign;
  return {
    id,
    status: campaignLabel(campaign),
    ad_type: adType,
    views,
    printer: prints,
    total_prints: purchased,
    total_views: views + prints,
    created_at: new Date(startedAt ?? createdAt).toISOString(),
    proforma_status: proformaStatus,
  };
}

/** The wire's ad, with what it is for. */
export const presentAd = <Publication>(campaign: CampaignSummary, publication: Publication) => ({
  ...presentCampaign(campaign),
  publication,
});
