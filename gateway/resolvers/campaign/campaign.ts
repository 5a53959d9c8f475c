import type { CampaignResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { CampaignRecord } from "../../rest/campaigns";
import type { StatsRecord } from "../../rest/publicationRecord";
import { count } from "../../rest/shapes";
import { toProformaStatus } from "../payment/proforma";
import { loadFullRecords } from "../publication/fullRecords";
import { readPage, toPageNumbers } from "../common/numberedPages";

export const campaignQueries: QueryResolvers = {
  async campaigns(_root, { page: asked }, context) {
    context.requireSession();
    const page = readPage(asked);
    const listed = await context.loaders.campaigns(page);
    if (!listed) return null;
    context.loaders.prime(listed.items.map(({ publication }) => publication));
    const full = await loadFullRecords(
      listed.items.map(({ publication }) => publication),
      context,
    );
    const byId = new Map(full.map((publication) => [publication.id, publication]));
    const items = listed.items.flatMap((campaign) => {
      const publication = byId.get(campaign.publication.id);
      return publication ? [{ ...campaign, publication }] : [];
    });
    return { items, page: toPageNumbers(page, listed.pageInfo.total) };
  },

  async promotables(_root, { page: asked }, context) {
    context.requireSession();
    const page = readPage(asked);
    const listed = await context.loaders.promotables(page);
    if (!listed) return null;
    context.loaders.prime(listed.items);
    const items = await loadFullRecords(listed.items, context);
    return { items, page: toPageNumbers(page, listed.pageInfo.total) };
  },
};

const promoted = ({ printer }: CampaignRecord) => printer ?? 0;

export const Campaign: CampaignResolvers = {
  isActive: ({ status, proforma_status, printer, total_prints }) =>
    status === null
      ? proforma_status === "approved" && (printer ?? 0) < (total_prints ?? 0)
      : /^activ[ao]$/i.test(status),
  proformaStatus: ({ proforma_status }) => toProformaStatus(proforma_status),
  organicViews: ({ views }) => views ?? 0,
  promotedViews: promoted,
  purchasedViews: ({ total_prints }) => total_prints ?? 0,
  totalViews: (campaign) => campaign.total_views ?? count.parse((campaign.views ?? 0) + promoted(campaign)) ?? 0,
  startedAt: ({ created_at }) => created_at ?? new Date(0).toISOString(),
};

/** Missing numbers count as 0. */
export function toStats(record: StatsRecord) {
  return {
    views: record.views,
    questionCount: record.comment_count ?? 0,
    proposalCount: record.transactions_count ?? 0,
    inProgressCount: record.in_progress_count ?? 0,
  };
}
