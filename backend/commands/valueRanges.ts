import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { jobs } from "../db/schema/jobs";
import { publications } from "../db/schema/publications";
import { hourMs } from "../../rules/durations";

/** How long the ranges of a category wait, to collect further changes. */
const collectedMs = hourMs;

/** Schedules recomputing the ranges of a publication's category, at most once an hour. */
export async function scheduleValueRanges(tx: Db, publicationId: number, now: Date): Promise<void> {
  const [publication] = await tx
    .select({ categoryId: publications.categoryId })
    .from(publications)
    .where(eq(publications.id, publicationId));
  if (!publication) return;
  const dueAt = new Date(now.getTime() + collectedMs);
  await tx
    .insert(jobs)
    .values({ kind: "value_ranges", subjectId: publication.categoryId, dueAt })
    .onConflictDoNothing();
}
