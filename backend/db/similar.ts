import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "./client";
import { chordFrom, isPublicTo, isReadableTo } from "./publications";
import type { ViewerContext } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

const maxSimilar = 8;

/**
 * Ids of visible publications of the same category or with the same words, the most similar first, then the nearest.
 * The publication itself may be gone, since nothing of it is shown; one that was never approved, or is withheld, has
 * none.
 */
export async function listSimilarIds(
  db: Db,
  publicationId: number,
  { viewerId, position }: ViewerContext,
): Promise<number[]> {
  const [source] = await db
    .select({
      categoryId: publications.categoryId,
      words: sql<string | null>`(select string_agg(lexeme, ' | ')
        from unnest(tsvector_to_array(${publications.titleSearch})) lexeme where lexeme ~ '^[a-z]{3,}$')`,
    })
    .from(publications)
    .where(and(eq(publications.id, publicationId), isNotNull(publications.approvedAt), isReadableTo(viewerId)));
  if (!source) return [];
  const isSameKind = eq(publications.categoryId, source.categoryId);
  const hasSameWords =
    source.words === null ? sql`false` : sql`${publications.titleSearch} @@ ${source.words}::tsquery`;
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(and(isPublicTo(viewerId), ne(publications.id, publicationId), or(isSameKind, hasSameWords)))
    .orderBy(
      sql`(${isSameKind})::int * 2 + (${hasSameWords})::int desc, ${chordFrom(position)} asc nulls last`,
      desc(publications.id),
    )
    .limit(maxSimilar);
  return rows.map(({ id }) => id);
}
