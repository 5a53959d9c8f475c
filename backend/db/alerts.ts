import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { maxValue } from "../../rules/value";
import { categoryPath } from "../catalogue/categories";
import { tileOf } from "./alertTiles";
import { isUnblockedWith } from "./blocks";
import type { Db } from "./client";
import { asArray, rarestKeys } from "./alertIndex";
import { listMetUnits } from "./metUnits";
import { isListedTo, isReadableTo } from "./publications";
import { alerts } from "./schema/alerts";
import { alertTerms } from "./schema/alertTerms";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

/** A user's alerts, newest first. */
export const listAlerts = (db: Db, userId: number) =>
  db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(desc(alerts.id));

const searchField = (key: string) => sql`(${alerts.search} ->> ${key}::text)`;
const numbers = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::int[]`;

/**
 * Users with an alert whose search finds the publication with all its words, each once. Never its owner, an account
 * that is not active, or a user who has blocked the owner or is blocked by them. What the alerts' words are is looked
 * up in their index, so that no more of them is read than matches; the alert itself only where its terms do not say
 * all.
 */
export async function listMatching(db: Db, publicationId: number): Promise<number[]> {
  const [publication] = await db
    .select({
      categoryId: publications.categoryId,
      latitude: publications.latitude,
      longitude: publications.longitude,
      priceUsd: publications.priceUsd,
      ownerId: publications.ownerId,
      isOwnerVerified: users.verified,
      isReadableToAll: sql<boolean>`${isReadableTo(null)}`,
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(and(eq(publications.id, publicationId), isListedTo(null)));
  if (!publication) return [];
  const met = await listMetUnits(db, publicationId);
  const categoryIds = categoryPath(publication.categoryId).map(({ id }) => id);
  const keys = rarestKeys({
    unitIds: met,
    categoryIds,
    tile: tileOf(publication),
    priceUsd: publication.priceUsd,
  });
  const seekers = db
    .selectDistinct({ userId: seekerId.as("user_id") })
    .from(alertTerms)
    .innerJoin(publications, eq(publications.id, publicationId))
    .where(
      and(
        sql`${alertTerms.rarest} = any(${asArray(keys)})`,
        sql`${alertTerms.categoryId} = any(${numbers([0, ...categoryIds])})`,
        sql`${alertTerms.unitIds} <@ ${numbers(met)}`,
        isWorth,
        isSuch,
        isWithin,
        sql`(${alertTerms.isFiltered} is false or exists (select 1 from ${alerts}
          where ${alerts.id} = ${alertTerms.alertId} and ${meetsFilters(publication.isOwnerVerified)}))`,
      ),
    );
  const seeker = sql`seekers.user_id`;
  // Thousands of users as one value: rows of one number each would cost more than finding them.
  const [found] = await db
    .select({ userIds: sql<number[]>`coalesce(json_agg(${seeker} order by ${seeker}), '[]')` })
    // With the offset all of the below is asked of users, and not of each of their terms.
    .from(sql`(${seekers} offset 0) seekers`)
    .where(
      and(
        ne(seeker, publication.ownerId),
        // Few are, in a small index: of most users nothing is read.
        sql`not exists (select 1 from ${users} where ${users.id} = ${seeker} and not ${users.active})`,
        isUnblockedWith(seeker, publication.ownerId),
        publication.isReadableToAll
          ? undefined
          : sql`exists (select 1 from ${publications} where ${publications.id} = ${publicationId} and ${isReadableTo(seeker)})`,
      ),
    );
  return found?.userIds ?? [];
}

/** Without bounds things without a value match, too. */
const isWorth = sql`(coalesce(${alertTerms.lowUsd}, ${alertTerms.highUsd}) is null
  or ${publications.priceUsd} between coalesce(${alertTerms.lowUsd}, 0) and coalesce(${alertTerms.highUsd}, ${maxValue}))`;

/** Terms that the last release has written say nothing of it; then the alert does. */
const isSuch = sql`((${alertTerms.type} is null or ${alertTerms.type} = ${publications.type})
  and (${alertTerms.condition} is null or ${alertTerms.condition} = ${publications.condition}))`;

/** Whose alert it is. Backends of the last release leave it, and what follows here, to the alert. */
const seekerId = sql<number>`coalesce(${alertTerms.userId},
  (select owned.user_id from ${alerts} owned where owned.id = ${alertTerms.alertId}))`;

/** As `isNear` of a search. */
const isWithin = sql`(${alertTerms.reach} is null or cube_distance(${publications.spot}, ${alertTerms.spot}) <= ${alertTerms.reach})`;

/** Nothing meets a bound that is not a number. */
const bound = (key: "min" | "max", none: string) => sql`case coalesce(jsonb_typeof(attribute -> ${key}::text), 'null')
  when 'number' then (attribute ->> ${key}::text)::numeric when 'null' then ${none}::numeric end`;

/** As `matchesAttribute` of a search. */
const hasAttribute = sql`case when attribute ? 'values'
  then exists(select 1 from jsonb_array_elements(attribute -> 'values') choice
    where ${publications.fields} @> jsonb_build_array(jsonb_build_object('name', attribute -> 'name', 'value', choice)))
  else exists(select 1 from jsonb_to_recordset(${publications.fields}) as own(name text, value text)
    where own.name = attribute ->> 'name' and case when own.value ~ '^[0-9]{1,12}([.][0-9]+)?$'
      then own.value::numeric between ${bound("min", "0")} and ${bound("max", "1e12")} else false end) end`;

/** As `conditionsOf` a search, but for what stands in terms. */
const meetsFilters = (isOwnerVerified: boolean) =>
  and(
    // The first three stand in the term, unless the last release has written it.
    sql`(${alertTerms.isFiltered} is not null or ${searchField("radiusKm")} is null or ${searchField("near")} is null
      or cube_distance(${publications.spot}, ll_to_earth((${alerts.search} -> 'near' ->> 'latitude')::float8,
        (${alerts.search} -> 'near' ->> 'longitude')::float8)) <= gc_to_sec(${searchField("radiusKm")}::float8 * 1000))`,
    sql`(${searchField("type")} is null or ${searchField("type")} = ${publications.type})`,
    sql`(${searchField("condition")} is null or ${searchField("condition")} = ${publications.condition})`,
    sql`(${searchField("location")} is null
      or position(plain_text(${searchField("location")}) in plain_text(${publications.location})) > 0)`,
    sql`not exists (select 1 from jsonb_array_elements(${alerts.search} -> 'attributes') attribute where not (${hasAttribute}))`,
    // Its filter is one of Premium accounts; it works again with the next term.
    or(
      sql`not ${searchField("onlyVerified")}::boolean`,
      isOwnerVerified
        ? sql`exists (select 1 from ${users} where ${users.id} = ${alerts.userId} and ${users.subscription} = 'Premium')`
        : sql`false`,
    ),
  );
