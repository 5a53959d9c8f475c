import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AdType } from "../catalogue/plans";
import { campaigns } from "./schema/campaigns";
import type { CampaignState } from "./schema/campaigns";
import { comments } from "./schema/comments";
import { proformas } from "./schema/money";
import type { ProformaStatus } from "./schema/money";
import { publicationViews, publications } from "./schema/publications";
import { transactions } from "./schema/transactions";

/** Counts around a publication, in the words of the wire. */
interface Stats {
  views: number;
  comment_count: number;
  transactions_count: number;
  in_progress_count: number;
}

/** Moments are texts, as JSON has them. */
export interface CampaignSummary {
  id: number;
  state: CampaignState;
  adType: AdType;
  prints: number;
  purchased: number;
  /** Organic ones since it began. */
  views: number;
  startedAt: string | null;
  createdAt: string;
  proformaStatus: ProformaStatus;
}

interface Promotion {
  stats: Stats;
  campaign: CampaignSummary | null;
}

const viewCount = sql`coalesce((select v.count from ${publicationViews} v where v.publication_id = ${publications.id}), 0)`;
const proposals = sql`from ${transactions} t where t.publication_id = ${publications.id}`;

/** A campaign in one of these keeps its publication from being promoted again. */
export const blockingStates = ["awaiting", "live"] as const;

/**
 * What only the owner sees of a publication, computed for the viewer's own rows alone: its counts, and the campaign
 * that runs or waits, else the last one that ended. For selections from joined tables.
 */
export const selectPromotion = (
  viewerId: number | null,
): SQL<Promotion | null> => sql<Promotion | null>`case when ${publications.ownerId} = ${viewerId}::int then json_build_object(
  'stats', json_build_object(
    'views', ${viewCount} + coalesce((select sum(c.prints) from ${campaigns} c where c.publication_id = ${publications.id}), 0),
    'comment_count', (select count(*) from ${comments} q where q.publication_id = ${publications.id} and q.question_id is null),
    'transactions_count', (select count(*) ${proposals}),
    'in_progress_count', (select count(*) ${proposals} and t.status in ('accepted', 'confirmed_owner', 'confirmed_interested', 'claim_owner', 'claim_interested'))),
  'campaign', (
    select json_build_object('id', c.id, 'state', c.state, 'adType', c.ad_type, 'prints', c.prints, 'purchased', c.purchased,
      'startedAt', c.started_at, 'createdAt', c.created_at, 'proformaStatus', f.status,
      'views', case when c.started_at is null then 0 else greatest(coalesce(c.views_at_end, ${viewCount}) - c.views_at_start, 0) end)
    from ${campaigns} c join ${proformas} f on f.id = c.proforma_id
    where c.publication_id = ${publications.id} and c.state in ('awaiting', 'live', 'ended') order by c.state = 'ended', c.id desc limit 1)
) end`;
