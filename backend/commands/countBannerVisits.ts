import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { bannerClicks, banners, bannerVisits } from "../db/schema/banners";
import { runAtomically } from "./runAtomically";

/** Counts a click, once for each visitor and day; of a banner that is not there, nothing. */
export async function countBannerClick(db: Db, bannerId: number, day: string, visitor: string): Promise<void> {
  await runAtomically(db, async (tx) => {
    await tx.execute(sql`
      with visit as (
        insert into ${bannerVisits} (banner_id, day, visitor)
        select id, ${day}::date, ${visitor} from ${banners} where id = ${bannerId}
        on conflict do nothing returning banner_id, day
      )
      insert into ${bannerClicks} (banner_id, day, count) select banner_id, day, 1 from visit
      on conflict (banner_id, day) do update set count = ${bannerClicks.count} + 1`);
    // Nobody needs to know any more who has clicked on an earlier day.
    await tx.delete(bannerVisits).where(lt(bannerVisits.day, day));
  });
}
