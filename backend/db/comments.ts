import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { comments } from "./schema/comments";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { nameColumns } from "./people";
import type { Name } from "./people";

/** A question or an answer with who wrote it. */
export interface CommentRecord {
  comment: typeof comments.$inferSelect;
  author: Name;
}

/** A question with the publication under which it was asked. */
export interface CommentWithPublication extends CommentRecord {
  publication: { id: number; title: string };
  /** The owner of the publication; other users may read the comment while `isPublic`. */
  ownerId: number;
  isPublic: boolean;
}

const owners = alias(users, "owners");

/** No reader scrolls further; older ones stay in the database. */
const maxListed = 500;

const selectComments = (db: Db) =>
  db
    .select({ comment: comments, author: nameColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId));

/** Questions and answers of a publication, oldest first; the newest 500. */
export async function listComments(db: Db, publicationId: number, viewerId: number | null): Promise<CommentRecord[]> {
  return (
    await selectComments(db)
      .where(and(eq(comments.publicationId, publicationId), isShownTo(viewerId, comments.authorId)))
      .orderBy(desc(comments.id))
      .limit(maxListed)
  ).toReversed();
}

/** Undefined where there is none. */
export async function loadComment(db: Db, id: number): Promise<CommentRecord | undefined> {
  return (await loadComments(db, [id])).get(id);
}

/** By id, with the title that they stand under. */
export async function loadComments(db: Db, ids: readonly number[]): Promise<Map<number, CommentWithPublication>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      comment: comments,
      author: nameColumns(users),
      publication: { id: publications.id, title: publications.title },
      ownerId: publications.ownerId,
      isPublic: sql<boolean>`${publications.status} = 'Activo' and ${owners.active}`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .innerJoin(owners, eq(owners.id, publications.ownerId))
    .where(inArray(comments.id, [...ids]))
    .orderBy(asc(comments.id));
  return new Map(rows.map((row) => [row.comment.id, row]));
}
