import { desc, inArray } from "drizzle-orm";
import type { Db } from "./client";
import { publicationEdits } from "./schema/publicationEdits";

export type EditRow = typeof publicationEdits.$inferSelect;

/** What the review must see: everything that other users read or look at, except price, interests and place. */
export type ReviewedContent = Pick<
  EditRow,
  "title" | "description" | "tags" | "fields" | "condition" | "usage" | "imageIds"
>;

/** The latest edit of each publication that was ever edited. */
export async function latestEdits(db: Db, publicationIds: readonly number[]): Promise<Map<number, EditRow>> {
  if (publicationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([publicationEdits.publicationId])
    .from(publicationEdits)
    .where(inArray(publicationEdits.publicationId, [...publicationIds]))
    .orderBy(publicationEdits.publicationId, desc(publicationEdits.id));
  return new Map(rows.map((row) => [row.publicationId, row]));
}

/** The content that the owner edits next: a waiting or returned edit, else the public version. */
export function contentOf(stored: ReviewedContent, latest: EditRow | undefined): ReviewedContent {
  const { title, description, tags, fields, condition, usage, imageIds } =
    latest?.status === "waiting" || latest?.status === "returned" ? latest : stored;
  return { title, description, tags, fields, condition, usage, imageIds };
}
