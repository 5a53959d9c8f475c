import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { bannerClicks, banners, bannerViews, bannerVisits } from "../db/schema/banners";
import { runAtomically } from "./runAtomically";

const tables = { click: bannerClicks, view: bannerViews };
/** Each visitor counts once a day for each of them. */
export type BannerVisitKind = keyof typeof tables;

interface BannerVisit {
  bannerId: number;
  /** Differs for each banner, day and kind. */
  visitor: string;
}

/** Counts what was clicked or seen, once for each visitor and day; of a banner that is not there, nothing. */
export async function countBannerVisits(
  db: Db,
  kind: BannerVisitKind,
  day: string,
  visits: readonly BannerVisit[],
): Promise<void> {
  if (visits.length === 0) return;
  const counts = tables[kind];
  const rows = visits.map(({ bannerId, visitor }) => sql`(${bannerId}::int, ${visitor}::text)`);
  await runAtomically(db, async (tx) => {
    await tx.execute(sql`
      with visit as (
        insert into ${bannerVisits} (banner_id, day, visitor)
        select ${banners.id}, ${day}::date, made.visitor
        from (values ${sql.join(rows, sql`, `)}) as made (banner_id, visitor)
        join ${banners} on ${banners.id} = made.banner_id
        on conflict do nothing returning banner_id, day
      )
      insert into ${counts} (banner_id, day, count) select banner_id, day, 1 from visit order by banner_id
      on conflict (banner_id, day) do update set count = ${counts.count} + 1`);
    // Visits of earlier days are of no use any more.
    await tx.delete(bannerVisits).where(lt(bannerVisits.day, day));
  });
}
