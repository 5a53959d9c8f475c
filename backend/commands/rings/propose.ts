import { and, asc, count, eq, inArray } from "drizzle-orm";
import { maxProposedRings, ringHours } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { listThings } from "../../db/ringGraph";
import { chats } from "../../db/schema/chats";
import { jobs } from "../../db/schema/jobs";
import { ringMembers, rings } from "../../db/schema/rings";
import { users } from "../../db/schema/users";
import { signatureOf, weighRing } from "../../../rules/ringSearch";
import type { RingThing } from "../../../rules/ringSearch";
import { notify } from "../notify";
import { lockPublications } from "../transactionItems";
import { ringNotifications } from "./report";
import { hourMs } from "../../../rules/durations";

/** By whom and for what a ring is proposed. */
interface Origin {
  requesterId?: number;
  /** Made by the client once per search. */
  requestId?: string | null;
  /** The ring in which a member declined. */
  repairsId?: number;
}

/**
 * Proposes a ring to its members, if what was found still holds now that its things and people are locked. Returns its
 * number; null where it does not. Locks publications, then users, then rings.
 */
export async function proposeRing(
  tx: Db,
  now: Date,
  found: readonly RingThing[],
  origin: Origin = {},
): Promise<number | null> {
  const ids = found.map(({ id }) => id);
  await lockPublications(tx, ids, "share");
  await lockPeople(
    tx,
    found.map(({ ownerId }) => ownerId),
  );
  const things = await readAgain(tx, found);
  const members = things && (await insertRing(tx, now, things, origin));
  if (!members) return null;
  const known = await listMembersOf(tx, origin.repairsId);
  const isKnown = ({ userId }: { userId: number }) => known.has(userId);
  await notify(tx, [
    ...ringNotifications(members.filter(isKnown), "repaired"),
    // Whoever takes the place of the one who declined had no such ring.
    ...ringNotifications(
      members.filter((member) => !isKnown(member)),
      "proposed",
    ),
  ]);
  return members[0]?.ringId ?? null;
}

/** Who was in the ring in which a member declined. */
async function listMembersOf(tx: Db, ringId: number | undefined): Promise<ReadonlySet<number>> {
  if (ringId === undefined) return new Set();
  const rows = await tx.select({ userId: ringMembers.userId }).from(ringMembers).where(eq(ringMembers.ringId, ringId));
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Inserts a proposed ring and schedules its reminders and its end. Returns its members; null where it is impossible, or
 * the same ring exists.
 */
export async function insertRing(tx: Db, now: Date, found: readonly RingThing[], origin: Origin = {}) {
  const weighed = weighRing(found);
  if (!weighed) return null;
  const ids = found.map(({ id }) => id);
  const expiresAt = new Date(now.getTime() + ringHours.answer * hourMs);
  const [ring] = await tx
    .insert(rings)
    .values({ signature: signatureOf(ids), expiresAt, createdAt: now, updatedAt: now, ...origin })
    .onConflictDoNothing()
    .returning({ id: rings.id });
  // Another search has proposed it at the same moment.
  if (!ring) return null;
  const members = found.map(({ id, ownerId }, position) => ({
    ringId: ring.id,
    position,
    userId: ownerId,
    publicationId: id,
    complementUsd: weighed.complements[position] ?? 0,
  }));
  await tx.insert(ringMembers).values(members);
  await tx.insert(chats).values({ ringId: ring.id, updatedAt: now });
  await tx
    .insert(jobs)
    .values({ kind: "ring", subjectId: ring.id, dueAt: new Date(now.getTime() + ringHours.reminder * hourMs) });
  return members;
}

/** Locks the members: until the commit none can be blocked, suspended or put into another ring. */
export const lockPeople = (tx: Db, userIds: readonly number[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for("no key update");

/** The things as they are now; null where they cannot all be given in a ring any more. */
async function readAgain(tx: Db, found: readonly RingThing[]): Promise<RingThing[] | null> {
  const now = await listThings(
    tx,
    found.map(({ id }) => id),
  );
  const ring = found.flatMap(({ id }) => now.find((thing) => thing.id === id) ?? []);
  const owners = new Set(found.map(({ ownerId }) => ownerId));
  const isPossible =
    ring.length === found.length &&
    owners.size === found.length &&
    ring.every(({ ownerId, apart }) => owners.has(ownerId) && !apart.some((other) => owners.has(other)));
  return isPossible ? ring : null;
}

/** In how many rings that wait for answers a person is. */
export async function countProposedRings(db: Db, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(ringMembers)
    .innerJoin(rings, eq(rings.id, ringMembers.ringId))
    .where(and(eq(ringMembers.userId, userId), eq(rings.state, "proposed")));
  return counted?.total ?? 0;
}

/** Of a person's rings that wait for answers. */
export const isFull = (proposed: number): boolean => proposed >= maxProposedRings;
