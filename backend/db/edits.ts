import { desc, inArray } from "drizzle-orm";
import { PgText } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { publicationEdits } from "./schema/publicationEdits";
import { publications, reviewedColumns } from "./schema/publications";

/** All of what the review sees, not only what differs. */
export type EditRow = typeof publicationEdits.$inferSelect;

/** What the review must see, in words: `reviewedColumns` is the list. */
export type ReviewedFields = Pick<EditRow, keyof ReturnType<typeof reviewedColumns>>;
/** With the pictures, the cover first. */
export type ReviewedContent = ReviewedFields & Pick<EditRow, "imageIds">;

const reviewedNames = Object.keys(reviewedColumns()) as (keyof ReviewedFields)[];

/** What the reviewed texts are once their owner is erased; one of a few given words is no text. */
export const erasedTexts = Object.fromEntries(
  reviewedNames.flatMap((name) => {
    const column = publications[name];
    return column instanceof PgText && !column.enumValues ? [[name, column.notNull ? "" : null]] : [];
  }),
) as Partial<ReviewedFields>;

/** The reviewed columns of a row or of a form, and nothing else of it. */
export function pickReviewed(source: ReviewedFields): ReviewedFields {
  return Object.fromEntries(reviewedNames.map((name) => [name, source[name]])) as ReviewedFields;
}

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
  const source = latest?.status === "waiting" || latest?.status === "returned" ? latest : stored;
  return { ...pickReviewed(source), imageIds: source.imageIds };
}
