import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./client";
import { publications } from "./schema/publications";

/** Pages of 8 kB that are looked at: a few thousand publications, always the same, so that they stay in memory. */
const sampledPages = 200;

/**
 * Estimates how many active publications meet each of several conditions, and a common one. By a sample, since the
 * planner cannot know how often a pattern matches or an attribute occurs.
 */
export async function estimateCounts(db: Db, where: SQL | undefined, conditions: readonly SQL[]): Promise<number[]> {
  const share = sql`least(1, ${sampledPages}::float8 / greatest(1, pg_relation_size('publications') / 8192))`;
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`);
  const [sample] = await db
    .select({ share: sql<number>`${share}`, counts: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})` })
    .from(sql`${publications} tablesample system (100 * ${share}) repeatable (1)`)
    .where(and(eq(publications.status, "Activo"), where));
  return conditions.map((_, index) => (sample ? (sample.counts[index] ?? 0) / sample.share : 0));
}
