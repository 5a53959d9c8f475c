import { sql } from "drizzle-orm";
import type { Db } from "../../../backend/db/client";

/**
 * Gives each of the bench's active publications so many others of the same city that its owner wants, the first ones
 * oftener, as popular things are; a third of the people accept up to 50 USD on top. The same each time.
 */
export async function fillWants(db: Db, wants: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`);
    await tx.execute(sql`update users set ring_complement_usd = 50 where email like 'bench%' and id % 3 = 0`);
    await tx.execute(sql`
      with cities as (
        select location, array_agg(id order by md5(id::text)) ids from publications where status = 'Activo' group by 1),
      drawn as materialized (
        select p.id, p.owner_id, ids[1 + floor(power(random(), 2.2) * cardinality(ids))::int] wanted_id
        from publications p join cities using (location), generate_series(1, ${wants}::int)
        where p.status = 'Activo')
      insert into interest_matches (publication_id, wanted_id)
      select drawn.id, wanted_id from drawn join publications w on w.id = wanted_id
      where w.owner_id <> drawn.owner_id on conflict do nothing`);
  });
  await db.execute(sql`vacuum (analyze)`);
}
