import { sql } from "drizzle-orm";
import type { Db } from "../../backend/db/client";
import { pollUntil } from "./pollUntil";

/** Until a statement on this PostgreSQL database waits for a lock that another transaction holds. */
export async function waitUntilBlocked(db: Db): Promise<void> {
  const waiting = async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    return rows;
  };
  await pollUntil(waiting, (rows) => rows.length > 0);
}
