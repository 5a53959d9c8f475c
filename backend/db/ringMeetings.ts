import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { liveMeetingStates } from "../../rules/meeting";
import type { Db } from "./client";
import { ringMeetingParties, ringMeetings } from "./schema/ringMeetings";

/** One proposal; who comes is in its parties. */
export type RingMeetingRow = typeof ringMeetings.$inferSelect;
/** One who comes, with when they accepted and what they have reported. */
export type RingMeetingPartyRow = typeof ringMeetingParties.$inferSelect;

/** A meeting of a ring with those who come to it. */
export interface RingMeetingRecord {
  meeting: RingMeetingRow;
  parties: RingMeetingPartyRow[];
}

const own = alias(ringMeetingParties, "own");

/** By ring, the latest meeting for all and of each hand-over, of those to which the reader comes. */
export async function loadRingMeetings(
  db: Db,
  readerId: number,
  ringIds: readonly number[],
): Promise<Map<number, RingMeetingRecord[]>> {
  const byRing = new Map<number, RingMeetingRecord[]>();
  if (ringIds.length === 0) return byRing;
  const isLatest = eq(
    ringMeetings.id,
    sql`(select max(latest.id) from ${ringMeetings} latest where latest.ring_id = ${ringMeetings.ringId}
      and latest.giver_position is not distinct from ${ringMeetings.giverPosition})`,
  );
  const rows = await db
    .select({ meeting: ringMeetings, party: ringMeetingParties })
    .from(ringMeetings)
    .innerJoin(own, and(eq(own.meetingId, ringMeetings.id), eq(own.userId, readerId)))
    .innerJoin(ringMeetingParties, eq(ringMeetingParties.meetingId, ringMeetings.id))
    .where(and(inArray(ringMeetings.ringId, [...ringIds]), isLatest))
    .orderBy(asc(ringMeetings.id), asc(ringMeetingParties.userId));
  for (const { meeting, party } of rows) {
    const records = byRing.get(meeting.ringId) ?? [];
    byRing.set(meeting.ringId, records);
    const record = records.find((one) => one.meeting.id === meeting.id);
    if (record) record.parties.push(party);
    else records.push({ meeting, parties: [party] });
  }
  return byRing;
}

/** Whoever reads it: callers ask for its parties. */
export async function findRingMeeting(db: Db, id: number): Promise<RingMeetingRow | undefined> {
  return (await db.select().from(ringMeetings).where(eq(ringMeetings.id, id)))[0];
}

/** Who comes, by their ids. */
export const listRingMeetingParties = (db: Db, meetingId: number): Promise<RingMeetingPartyRow[]> =>
  db
    .select()
    .from(ringMeetingParties)
    .where(eq(ringMeetingParties.meetingId, meetingId))
    .orderBy(asc(ringMeetingParties.userId));

/** Those that are proposed or agreed. */
export const listLiveRingMeetings = (db: Db, ringId: number): Promise<RingMeetingRow[]> =>
  db
    .select()
    .from(ringMeetings)
    .where(and(eq(ringMeetings.ringId, ringId), inArray(ringMeetings.state, [...liveMeetingStates])))
    .orderBy(asc(ringMeetings.id));

/** Of one hand-over, or of all at once. */
export async function findLiveRingMeeting(
  db: Db,
  ringId: number,
  giverPosition: number | null,
): Promise<RingMeetingRow | undefined> {
  return (await listLiveRingMeetings(db, ringId)).find((live) => live.giverPosition === giverPosition);
}

/** Every meeting of a ring that a person was invited to, and whether they share it; the latest first. */
export const listRingMeetingsOf = async (db: Db, userId: number): Promise<(RingMeetingRow & { isShared: boolean })[]> =>
  (
    await db
      .select({ meeting: ringMeetings, shareToken: own.shareToken })
      .from(ringMeetings)
      .innerJoin(own, and(eq(own.meetingId, ringMeetings.id), eq(own.userId, userId)))
      .orderBy(desc(ringMeetings.id))
  ).map(({ meeting, shareToken }) => ({ ...meeting, isShared: shareToken !== null }));
