import { eq } from "drizzle-orm";
import { closesAt, endStateOf } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { listLiveRingMeetings } from "../../db/ringMeetings";
import type { RingMeetingRow } from "../../db/ringMeetings";
import { ringMeetings } from "../../db/schema/ringMeetings";

/** Ends a live meeting of a ring. */
export async function endRingMeeting(
  tx: Db,
  meeting: RingMeetingRow,
  to: "replaced" | "cancelled" | "ended",
  now: Date,
): Promise<void> {
  await tx
    .update(ringMeetings)
    .set({ state: endStateOf(meeting, to, now), updatedAt: now })
    .where(eq(ringMeetings.id, meeting.id));
}

/**
 * Ends the meetings of a ring that is over; with `giverPosition` the one of a hand-over that is done. Call it while the
 * ring is locked.
 */
export async function endRingMeetings(tx: Db, ringId: number, now: Date, giverPosition?: number): Promise<void> {
  for (const live of await listLiveRingMeetings(tx, ringId))
    if (giverPosition === undefined || live.giverPosition === giverPosition)
      await endRingMeeting(tx, live, "ended", now);
}

/** Until when a ring waits for its last agreed meeting; null where none is agreed. */
export async function findEndOfRingMeetings(tx: Db, ringId: number): Promise<Date | null> {
  const agreed = (await listLiveRingMeetings(tx, ringId)).filter(({ state }) => state === "agreed");
  return agreed.length === 0 ? null : new Date(Math.max(...agreed.map(({ startsAt }) => closesAt(startsAt).getTime())));
}
