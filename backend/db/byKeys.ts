import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

/** By this comment connections know a read whose plan they keep. */
export const keepPlan = "/* keep plan */";

/**
 * The condition of a read by keys: connections keep its plan, as those of frequent writes. Not for conditions whose best
 * plan depends on their parameters.
 */
export const byKeys = (condition: SQL | undefined): SQL => sql`${condition} ${sql.raw(keepPlan)}`;
