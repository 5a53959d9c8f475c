import { sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { campaigns, impressions } from "../db/schema/campaigns";
import { publicationViews, publications } from "../db/schema/publications";
import { runAtomically } from "./runAtomically";

/**
 * Counts that paid results were shown: once per campaign and page view, never to their owner. The last impression
 * bought ends the campaign; concurrent calls never count more than were bought.
 */
export async function countImpressions(
  db: Db,
  publicationIds: readonly number[],
  viewerId: number | null,
  pageView: string,
): Promise<void> {
  if (publicationIds.length === 0) return;
  const shown = sql.join(
    publicationIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  await runAtomically(db, (tx) =>
    tx.execute(sql`
    with seen as (
      insert into ${impressions} (campaign_id, page_view)
      select id, ${pageView} from ${campaigns} where state = 'live' and publication_id in (${shown}) and owner_id is distinct from ${viewerId}::int order by id
      on conflict do nothing returning campaign_id
    ), counted as (
      update ${campaigns} c set
        prints = c.prints + 1,
        state = case when c.prints + 1 >= c.purchased then 'ended' else c.state end,
        ended_at = case when c.prints + 1 >= c.purchased then now() end,
        views_at_end = case when c.prints + 1 >= c.purchased
          then coalesce((select v.count from ${publicationViews} v where v.publication_id = c.publication_id), 0) end
      from seen where c.id = seen.campaign_id and c.state = 'live' and c.prints < c.purchased
      returning c.publication_id, c.state
    )
    update ${publications} set sponsored_views = 0 where id in (select publication_id from counted where state = 'ended')`),
  );
}
