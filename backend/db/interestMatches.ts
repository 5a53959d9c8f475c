import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { matchRadiusKm, maxMatchesKept, maxMatchesShown } from "../../rules/match";
import { approximatePoint } from "../../rules/placeGrid";
import { liveStatuses } from "../../rules/transaction";
import { premiumCategoryIds } from "../catalogue/categories";
import { createNameFilter, namesOfThing } from "../catalogue/namesOfThing";
import { isUnblockedBetween } from "./blocks";
import type { Db } from "./client";
import { listNearest } from "./nearest";
import { hasOwner, isOfListedOwner, isPublicTo, isReadableTo, isReserved, owner } from "./publications";
import { interestMatches } from "./schema/interestMatches";
import { publications } from "./schema/publications";
import { transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { anyNameQuery, matchName } from "./wordMatch";
import { anyQuery, findWithin } from "./wordQueries";

/** A publication for which matches are looked for. */
type MatchSource = Pick<
  typeof publications.$inferSelect,
  "id" | "ownerId" | "title" | "tags" | "categoryId" | "interests" | "latitude" | "longitude"
>;

/** The nearest candidates whose interests are compared one by one. */
const maxCandidates = 500;
/** Texts that one statement compares with a publication, far below what a statement may have. */
const textsAtOnce = 20;

/** The nearest publications of others that its owner wants. */
export async function listWantedBy(db: Db, source: MatchSource): Promise<number[]> {
  const names = source.interests.map(matchName).filter((name) => name !== null);
  if (names.length === 0) return [];
  const listed = await listNearest(db, {
    ...ofOthers(source, or(...names.map(({ where }) => where))),
    within: findWithin("title", anyQuery(names.map(({ within }) => within))),
    count: maxMatchesKept,
  });
  return listed.map(([id]) => id);
}

/** The nearest publications of others whose owners want it. */
export async function listWanting(db: Db, source: MatchSource): Promise<number[]> {
  const names = namesOfThing(source);
  const query = anyNameQuery(names);
  const listed = await listNearest(db, {
    ...ofOthers(source, sql`${publications.interestSearch} @@ ${query}`),
    // The content may be withheld from the other owner.
    owner: and(
      ownerMayMeet(source),
      premiumCategoryIds.includes(source.categoryId) ? hasOwner(eq(owner.subscription, "Premium")) : undefined,
    ),
    within: findWithin("interests", query),
    count: maxCandidates,
  });
  if (listed.length === 0) return [];
  const ids = listed.map(([id]) => id);
  const rows = await db
    .select({ id: publications.id, interests: publications.interests })
    .from(publications)
    .where(inArray(publications.id, ids));
  const interestsOf = new Map(rows.map(({ id, interests }) => [id, interests]));
  const isHopeful = createNameFilter(names);
  const texts = [...new Set(rows.flatMap(({ interests }) => interests))].filter(isHopeful);
  const naming = await listNaming(db, source.id, texts);
  return ids.filter((id) => interestsOf.get(id)?.some((text) => naming.has(text))).slice(0, maxMatchesKept);
}

const ownerMayMeet = ({ ownerId }: MatchSource) =>
  and(isOfListedOwner(ownerId), isUnblockedBetween(publications.ownerId, sql`${ownerId}::int`));

const ofOthers = (source: MatchSource, where: SQL | undefined) => ({
  where: and(
    eq(publications.status, "Activo"),
    ne(publications.ownerId, source.ownerId),
    isReadableTo(source.ownerId),
    where,
  ),
  owner: ownerMayMeet(source),
  position: approximatePoint(source),
  km: matchRadiusKm,
});

/** Those of the texts that name the publication. */
async function listNaming(db: Db, publicationId: number, texts: readonly string[]): Promise<Set<string>> {
  const naming = new Set<string>();
  for (let start = 0; start < texts.length; start += textsAtOnce) {
    const some = texts.slice(start, start + textsAtOnce);
    const columns = some.map(
      (text, index) => [`text${index}`, sql<boolean>`${matchName(text)?.where ?? sql`false`}`] as const,
    );
    const [row] = await db
      .select(Object.fromEntries(columns))
      .from(publications)
      .where(eq(publications.id, publicationId));
    for (const [index, text] of some.entries()) if (row?.[`text${index}`] === true) naming.add(text);
  }
  return naming;
}

/** A thing of another user, and the viewer's one that it matches best. */
interface Match {
  publicationId: number;
  ownPublicationId: number;
  /** The viewer wants it for their own. */
  isWanted: boolean;
  /** Its owner wants the viewer's one for it. */
  isOwnWanted: boolean;
}

const own = alias(publications, "own");
const ownMatches = sql`(
  select wanted_id as id, true as wanted, false as own_wanted from ${interestMatches} where publication_id = ${own.id}
  union all
  select publication_id, false, true from ${interestMatches} where wanted_id = ${own.id})`;

/**
 * A user's matches, each thing once: those in which both want what the other has come first, then the nearest, then
 * those of the most similar value, then the latest. Nothing that is reserved, hidden from the user, or asked for
 * already.
 */
export async function listMatches(db: Db, userId: number, count = maxMatchesShown): Promise<Match[]> {
  const live = sql.join(
    liveStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select id as "publicationId", own_id as "ownPublicationId", wanted as "isWanted", own_wanted as "isOwnWanted" from (
      select distinct on (id) * from (
        select ${publications.id} as id, ${own.id} as own_id, bool_or(matched.wanted) as wanted,
          bool_or(matched.own_wanted) as own_wanted,
          min(cube_distance(${publications.spot}, ${own.spot})) as distance,
          min(abs(${publications.priceUsd} - ${own.priceUsd})) as difference, max(${publications.publishDate}) as published
        from ${publications} ${own}
        cross join lateral ${ownMatches} matched
        inner join ${publications} on ${publications.id} = matched.id
        inner join ${users} on ${users.id} = ${publications.ownerId}
        where ${own.ownerId} = ${userId} and ${own.status} = 'Activo' and ${isPublicTo(userId)}
          and ${isUnblockedBetween(users.id, sql`${userId}::int`)}
          and not ${isReserved(publications.id)} and not ${isReserved(own.id)}
          and not exists (select 1 from ${transactions} t where t.publication_id = ${publications.id}
            and t.interested_id = ${userId} and t.status in (${live}))
        group by ${publications.id}, ${own.id}) pairs
      order by id, ${bestFirst}) things
    order by ${bestFirst}, id desc limit ${count}`);
  return (result as unknown as { rows: Match[] }).rows;
}

const bestFirst = sql.raw("(wanted and own_wanted) desc, distance, difference nulls last, published desc");
