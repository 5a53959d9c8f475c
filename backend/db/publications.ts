import { and, eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { liveStatuses } from "../../rules/transaction";
import { premiumCategoryIds } from "../catalogue/categories";
import type { Db } from "./client";
import { isShownTo } from "./blocks";
import { selectPromotion } from "./promotion";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { personColumns } from "./people";

/** A point in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The viewer and their position, which decide about distance, ribbon and visibility. */
export interface ViewerContext {
  viewerId: number | null;
  position: Position | null;
  /** Word forms of what the viewer has and wants, as text of a tsquery; null without any. */
  words: { haves: string | null; wants: string | null };
}

/** A guest without a position. */
export const anonymous: ViewerContext = { viewerId: null, position: null, words: { haves: null, wants: null } };

const { titleSearch, interestSearch, spot, cell: _cell, ...storedColumns } = getTableColumns(publications);

/**
 * Publications with all that their records show, in no particular order; two joins and four subselects, whatever their
 * number, and some more for the viewer's own.
 */
export function selectPublications(db: Db, viewerContext: ViewerContext, where: SQL | undefined) {
  return db
    .select({
      ...storedColumns,
      owner: personColumns(users),
      imageIds: sql<
        string[]
      >`coalesce((select json_agg(i.image_id order by i.position) from publication_images i where i.publication_id = ${publications.id}), '[]')`,
      isReserved: sql<boolean>`${isReserved(publications.id)}`,
      hasLiveProposal: sql<boolean>`exists(select 1 from transactions t where t.publication_id = ${publications.id}
        and t.interested_id = ${viewerContext.viewerId}::int
        and t.status in (${sql.join(
          liveStatuses.map((status) => sql`${status}`),
          sql`, `,
        )}))`,
      metres: metresFrom(viewerContext.position),
      ownerWantsViewerItem: matches(interestSearch, viewerContext.words.haves),
      viewerWantsItem: matches(titleSearch, viewerContext.words.wants),
      promotion: selectPromotion(viewerContext.viewerId),
      isWithheld: sql<boolean>`not (${isReadableTo(viewerContext.viewerId)})`,
      isHidden: sql<boolean>`not (${isShownTo(viewerContext.viewerId, users.id) ?? sql`true`})`,
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(where);
}

/** A publication as one viewer may know of it: `isWithheld` and `isHidden` say what must not be shown. */
export type PublicationView = Awaited<ReturnType<typeof selectPublications>>[number];

/** By id, whatever their status: the presenter decides what of them is shown. */
export async function loadPublications(
  db: Db,
  viewerContext: ViewerContext,
  ids: readonly number[],
): Promise<Map<number, PublicationView>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPublications(db, viewerContext, inArray(publications.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether lists may show a viewer what this user owns: active ones who have not blocked them. */
const isOwnerListedTo = (viewerId: number | AnyColumn | null) =>
  and(eq(users.active, true), isShownTo(viewerId, users.id));

/** The owner of `publications` in `hasOwner`. */
export const owner = alias(users, "owner");

/** Whether the owner of `publications`, whose row a search does not join, meets a condition. */
export const hasOwner = (condition: SQL): SQL =>
  sql`exists (select 1 from ${users} "owner" where ${owner.id} = ${publications.ownerId} and ${condition})`;

/**
 * Whether lists may show a viewer what the owner of `publications` has. Their row is not read: one of the few that are
 * not active is found in a small index.
 */
export const isOfListedOwner = (viewerId: number | null): SQL =>
  sql`(${and(not(hasOwner(sql`not ${owner.active}`)), isShownTo(viewerId, publications.ownerId))})`;

/** What lists may show a viewer: active publications of such owners, withheld ones as such. */
export const isListedTo = (viewerId: number | AnyColumn | null) =>
  and(eq(publications.status, "Activo"), isOwnerListedTo(viewerId));

/** What a viewer may find by its content: listed, and not withheld. */
export const isPublicTo = (viewerId: number | AnyColumn | null) => and(isListedTo(viewerId), isReadableTo(viewerId));

/**
 * Whether the content is not withheld: premium categories are for Premium accounts, the owner, and the parties of an
 * exchange of it that was not refused.
 */
export function isReadableTo(viewerId: number | AnyColumn | SQL | null): SQL {
  const isStandard = sql`${publications.categoryId} <> all(${`{${premiumCategoryIds.join(",")}}`}::int[])`;
  if (viewerId === null) return isStandard;
  return sql`(${isStandard} or ${publications.ownerId} = ${viewerId}::int
    or exists(select 1 from users v where v.id = ${viewerId}::int and v.subscription = 'Premium')
    or exists(select 1 from transactions t where ${viewerId}::int in (t.owner_id, t.interested_id) and t.status <> 'rejected'
      and (t.publication_id = ${publications.id}
        or exists(select 1 from transaction_offers o where o.transaction_id = t.id and o.publication_id = ${publications.id}))))`;
}

/** Whether an accepted transaction holds a publication. */
export const isReserved = (id: SQL | AnyColumn): SQL =>
  sql`exists (select 1 from reservations r where r.publication_id = ${id})`;

/** Whether a user, or a guest for null, may read a publication now. */
export async function isReadable(db: Db, viewerId: number | null, publicationId: number): Promise<boolean> {
  const found = await db
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.id, publicationId), isReadableTo(viewerId)));
  return found.length > 0;
}

/** Metres from the approximate point to `position`; null without one. */
function metresFrom(position: Position | null): SQL<number | null> {
  if (!position) return sql<number | null>`null::float8`;
  return sql<number | null>`earth_distance(${spot}, ${earthPoint(position)})`;
}

/** The straight line through the earth: orders and limits as the distance over it does, at a tenth of the cost. */
export function chordFrom(position: Position | null): SQL<number | null> {
  return position
    ? sql<number | null>`cube_distance(${spot}, ${earthPoint(position)})`
    : sql<number | null>`null::float8`;
}

/** In the extension earthdistance: a point on a sphere, in metres. */
export const earthPoint = ({ latitude, longitude }: Position) =>
  sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`;

function matches(vector: typeof titleSearch | typeof interestSearch, query: string | null): SQL<boolean> {
  return query === null ? sql<boolean>`false` : sql<boolean>`${vector} @@ ${query}::tsquery`;
}

/** Word forms of the titles and interests of the person's active publications. */
export async function wordsOf(db: Db, userId: number | null): Promise<ViewerContext["words"]> {
  if (userId === null) return { haves: null, wants: null };
  const [row] = await db
    .select({ haves: lexemes(sql`title_search`), wants: lexemes(sql`interest_search`) })
    .from(publications)
    .where(and(eq(publications.ownerId, userId), eq(publications.status, "Activo")));
  return { haves: row?.haves ?? null, wants: row?.wants ?? null };
}

/** Lexemes of letters and digits only, so that the text is a tsquery without quoting. */
const lexemes = (vector: SQL) => sql<string | null>`string_agg((
  select string_agg(lexeme, ' | ') from unnest(tsvector_to_array(${vector})) lexeme where lexeme ~ '^[a-z0-9]+$'), ' | ')`;
