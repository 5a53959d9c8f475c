import { and, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { approximatePoint } from "../../rules/placeGrid";
import { maxProposedRings } from "../../rules/ring";
import { premiumCategoryIds } from "../catalogue/categories";
import { reliabilityOf } from "../../rules/ringSearch";
import type { RingGraph, RingThing } from "../../rules/ringSearch";
import type { Db } from "./client";
import { ringSettingColumns } from "./ringSettings";
import { interestMatches } from "./schema/interestMatches";
import { publications } from "./schema/publications";
import { reservations } from "./schema/transactions";
import { users } from "./schema/users";

/** How many of the nearest takers and givers of a thing are looked at. */
const maxNeighbours = 60;
const maxEdges = 5_000;

interface Edge {
  /** Whose owner wants `wantedId`. */
  publicationId: number;
  wantedId: number;
}

/** Loads everything on rings of up to four people through a publication, with two statements. */
export async function loadRingGraph(db: Db, publicationId: number): Promise<RingGraph> {
  const edges = await listEdges(db, publicationId);
  const ids = new Set(edges.flatMap((edge) => [edge.publicationId, edge.wantedId]));
  return toGraph(edges, await listThings(db, [...ids]));
}

/** The other things that their owners would give for `wantedId`, and take for `publicationId`. */
export async function loadReplacements(db: Db, { publicationId, wantedId }: Edge): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select g.wanted_id as id from ${interestMatches} g
      join ${interestMatches} t on t.publication_id = g.wanted_id and t.wanted_id = ${wantedId}
      where g.publication_id = ${publicationId} order by g.wanted_id desc limit ${maxNeighbours}`,
  );
  return rows.map(({ id }) => id);
}

/** The nearest within both owners' radius, with some tolerance, since the rules measure more roughly. */
const neighbours = (other: "publication_id" | "wanted_id", own: "publication_id" | "wanted_id") => sql`
  select m.${sql.raw(other)} as id from ${interestMatches} m
    join ${publications} p on p.id = m.${sql.raw(other)} join ${users} on ${users.id} = p.owner_id cross join start
  where m.${sql.raw(own)} = start.id and p.status = 'Activo'
    and cube_distance(p.spot, start.spot) <= least(start.radius_km, ${ringSettingColumns.radiusKm}) * 1000 + 1000
  order by cube_distance(p.spot, start.spot), p.id limit ${maxNeighbours}`;

/**
 * Who gives to whom around a thing: to its takers, from its givers, and from takers to givers, at once or by way of one
 * more thing.
 */
async function listEdges(db: Db, publicationId: number): Promise<Edge[]> {
  return rowsOf<Edge>(
    db,
    sql`with start as (select p.id, p.spot, ${ringSettingColumns.radiusKm} as radius_km from ${publications} p
        join ${users} on ${users.id} = p.owner_id where p.id = ${publicationId}),
      takers as (${neighbours("publication_id", "wanted_id")}),
      givers as (${neighbours("wanted_id", "publication_id")}),
      last as (select publication_id, wanted_id from ${interestMatches} where publication_id in (select id from givers)),
      middle as (select publication_id, wanted_id from ${interestMatches}
        where wanted_id in (select id from takers) and publication_id in (select wanted_id from last))
    select publication_id as "publicationId", wanted_id as "wantedId" from (
      select id as publication_id, ${publicationId}::int as wanted_id from takers
      union select ${publicationId}::int, id from givers
      union select * from middle
      union select * from last
        where wanted_id in (select id from takers) or wanted_id in (select publication_id from middle)
      limit ${maxEdges}) edges`,
  );
}

/**
 * The things that can be given in a ring now, with the blocks between their owners. `endingRingId` does not count as a
 * ring of theirs.
 */
export async function listThings(
  db: Db,
  ids: readonly number[],
  endingRingId = 0,
): Promise<(RingThing & { apart: number[] })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: publications.id,
      ownerId: publications.ownerId,
      valueUsd: publications.priceUsd,
      latitude: publications.latitude,
      longitude: publications.longitude,
      ...ringSettingColumns,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      apart: sql<number[]>`array(select blocked_id from blocks where blocker_id = ${users.id}
        union select blocker_id from blocks where blocked_id = ${users.id})`,
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .leftJoin(reservations, eq(reservations.publicationId, publications.id))
    .where(
      and(
        inArray(publications.id, [...ids]),
        eq(publications.status, "Activo"),
        // Its content would be withheld from some of the members.
        notInArray(publications.categoryId, [...premiumCategoryIds]),
        sql`${reservations.publicationId} is null`,
        eq(users.active, true),
        isNotNull(users.confirmedAt),
        sql`(select count(*) from ring_members m join rings r on r.id = m.ring_id
          where m.user_id = ${users.id} and r.state = 'proposed' and r.id <> ${endingRingId}) < ${maxProposedRings}`,
      ),
    );
  return rows.map(({ latitude, longitude, ratingSum, ratingCount, ...row }) => ({
    ...row,
    point: approximatePoint({ latitude, longitude }),
    reliability: reliabilityOf({ ratingSum, ratingCount }),
  }));
}

function toGraph(edges: readonly Edge[], things: Awaited<ReturnType<typeof listThings>>): RingGraph {
  const takers = new Map<number, number[]>();
  for (const { publicationId, wantedId } of edges) {
    const list = takers.get(wantedId);
    if (list) list.push(publicationId);
    else takers.set(wantedId, [publicationId]);
  }
  const apart = new Map(things.map(({ ownerId, apart: others }) => [ownerId, new Set(others)]));
  return {
    things: new Map(things.map((thing) => [thing.id, thing])),
    takers,
    areBlocked: (one, other) => apart.get(one)?.has(other) ?? false,
  };
}

/** The rings of a publication that must not be proposed again: live, declined or expired ones. */
export async function listKnownSignatures(db: Db, publicationId: number): Promise<Set<string>> {
  const rows = await rowsOf<{ signature: string }>(
    db,
    sql`select r.signature from rings r join ring_members m on m.ring_id = r.id
      where m.publication_id = ${publicationId} and (r.state <> 'ended' or r.end_reason <> 'unavailable')`,
  );
  return new Set(rows.map(({ signature }) => signature));
}

/** Both drivers return the rows under this name. */
const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
