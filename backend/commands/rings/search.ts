import { and, eq } from "drizzle-orm";
import { ringTexts } from "../../../rules/ring";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { listKnownSignatures, listThings, loadReplacements, loadRingGraph } from "../../db/ringGraph";
import type { RingMemberRow } from "../../db/rings";
import { jobs } from "../../db/schema/jobs";
import { publications } from "../../db/schema/publications";
import { ringMembers, rings } from "../../db/schema/rings";
import { reservations } from "../../db/schema/transactions";
import { notFound, unprocessable, usedRequestId } from "../../errors";
import { findRings, signatureOf, weighRing } from "../../../rules/ringSearch";
import type { RingThing } from "../../../rules/ringSearch";
import { runAtomically } from "../runAtomically";
import { countProposedRings, isFull, proposeRing } from "./propose";

/**
 * Schedules the search for a ring once the matches of a publication are known. Call it in the transaction of a change.
 */
export const scheduleRingSearch = (tx: Db, publicationId: number, now: Date) =>
  tx.insert(jobs).values({ kind: "find_rings", subjectId: publicationId, dueAt: now }).onConflictDoNothing();

/** Proposes the best ring of a publication that was not proposed before. Returns its number; null without one. */
export async function proposeBestRing(
  tx: Db,
  publicationId: number,
  now: Date,
  origin: Parameters<typeof proposeRing>[3] = {},
): Promise<number | null> {
  const found = findRings(await loadRingGraph(tx, publicationId), publicationId);
  if (found.length === 0) return null;
  const known = await listKnownSignatures(tx, publicationId);
  const best = found.find(({ things }) => !known.has(signatureOf(things.map(({ id }) => id))));
  return best ? proposeRing(tx, now, best.things, origin) : null;
}

interface Search {
  viewerId: number;
  publicationId: number;
  /** Made by the client once per search. */
  requestId: string | null;
}

/** Each may notify three others. */
const limit = { count: 20, minutes: 60 };

/**
 * Looks for a ring for an own thing and proposes it to all of its members. Returns its number; null where there is
 * none. The same request again answers the same ring. Throws HttpError 404 for what is not one's own, 409, 422, 429.
 */
export function searchRing(db: Db, now: Date, { viewerId, publicationId, requestId }: Search): Promise<number | null> {
  return runAtomically(db, async (tx) => {
    const [thing] = await tx
      .select({ status: publications.status, reservedId: reservations.publicationId })
      .from(publications)
      .leftJoin(reservations, eq(reservations.publicationId, publications.id))
      .where(and(eq(publications.id, publicationId), eq(publications.ownerId, viewerId)));
    if (!thing) throw notFound(ringTexts.thingNotFound);
    const repeated = await findRequested(tx, viewerId, publicationId, requestId);
    if (repeated !== null) return repeated;
    if (thing.status !== "Activo" || thing.reservedId !== null) throw unprocessable(ringTexts.notOffered);
    if (isFull(await countProposedRings(tx, viewerId))) throw unprocessable(ringTexts.tooMany);
    await spendAttempt(tx, `ring-search:${viewerId}`, limit);
    const ringId = await proposeBestRing(tx, publicationId, now, { requesterId: viewerId, requestId });
    // The same request may have come twice at once.
    return ringId ?? findRequested(tx, viewerId, publicationId, requestId);
  });
}

/** Throws HttpError 409 where the request's id stands for another thing. */
async function findRequested(
  tx: Db,
  viewerId: number,
  publicationId: number,
  requestId: string | null,
): Promise<number | null> {
  if (requestId === null) return null;
  const [found] = await tx
    .select({ id: rings.id, publicationId: ringMembers.publicationId })
    .from(rings)
    .innerJoin(ringMembers, and(eq(ringMembers.ringId, rings.id), eq(ringMembers.userId, viewerId)))
    .where(and(eq(rings.requesterId, viewerId), eq(rings.requestId, requestId)));
  if (!found) return null;
  if (found.publicationId !== publicationId) throw usedRequestId(ringTexts.otherRequest);
  return found.id;
}

/** The best ring with a replacement for one member of a ring that ends; null where no user fits. */
export async function findRepair(
  db: Db,
  members: readonly RingMemberRow[],
  leaving: RingMemberRow,
): Promise<RingThing[] | null> {
  const at = members.findIndex(({ position }) => position === leaving.position);
  const neighbour = (steps: number) => members[(at + steps + members.length) % members.length]?.publicationId ?? 0;
  const candidates = await loadReplacements(db, { publicationId: neighbour(1), wantedId: neighbour(-1) });
  if (candidates.length === 0) return null;
  const ids = members.map(({ publicationId }) => publicationId);
  const things = new Map(
    (await listThings(db, [...ids, ...candidates], leaving.ringId)).map((thing) => [thing.id, thing]),
  );
  const known = await listKnownSignatures(db, neighbour(1));
  const people = new Set(members.map(({ userId }) => userId));
  const possible = candidates.flatMap((candidate) => {
    const ring = ids.toSpliced(at, 1, candidate).flatMap((id) => things.get(id) ?? []);
    const added = things.get(candidate);
    const isOpen = added && !people.has(added.ownerId) && !added.apart.some((other) => people.has(other));
    const weighed = isOpen && ring.length === ids.length ? weighRing(ring) : null;
    return !weighed || known.has(signatureOf(ring.map(({ id }) => id))) ? [] : [{ ring, cost: weighed.cost }];
  });
  return possible.sort((a, b) => a.cost - b.cost).at(0)?.ring ?? null;
}
