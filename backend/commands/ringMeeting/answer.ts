import { and, eq } from "drizzle-orm";
import { isLiveMeeting, meetingMoves, meetingTexts } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { listLiveRingMeetings } from "../../db/ringMeetings";
import { ringMeetingParties, ringMeetings } from "../../db/schema/ringMeetings";
import { conflict } from "../../errors";
import { newMeetingSecret } from "../../policies/handover";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { endRingMeeting } from "./end";
import { lockOwnRingMeeting } from "./lockRingMeeting";
import { scheduleRingReminders } from "./remind";
import { ringMeetingNotifications } from "./report";

interface Answer {
  /** The proposal that was read: another one since then is not accepted unseen. */
  id: number;
  viewerId: number;
}

/**
 * Accepts a proposed meeting of a ring, which is agreed once all who come have; one of all at once then takes the place
 * of those of single hand-overs. Safe to repeat. Returns the number of the ring. Throws HttpError 404 for others, 409
 * where it was replaced or cancelled, or its hour is over.
 */
export function acceptRingMeeting(db: Db, now: Date, { id, viewerId }: Answer): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { ring, meeting, parties, own, others } = await lockOwnRingMeeting(tx, id, viewerId);
    const hasAgreed = own.acceptedAt !== null;
    if (hasAgreed && isLiveMeeting(meeting.state)) return ring.id;
    if (!meetingMoves({ ...meeting, hasAgreed }, now).canAccept)
      throw conflict(meeting.state === "proposed" ? meetingTexts.past : meetingTexts.notLive);
    await tx
      .update(ringMeetingParties)
      .set({ acceptedAt: now })
      .where(and(eq(ringMeetingParties.meetingId, id), eq(ringMeetingParties.userId, viewerId)));
    if (parties.some(({ userId, acceptedAt }) => userId !== viewerId && acceptedAt === null)) {
      await tx.update(ringMeetings).set({ updatedAt: now }).where(eq(ringMeetings.id, id));
      await notify(tx, ringMeetingNotifications(meeting, "joined", others));
      return ring.id;
    }
    await tx
      .update(ringMeetings)
      .set({ state: "agreed", secret: newMeetingSecret(), updatedAt: now })
      .where(eq(ringMeetings.id, id));
    if (meeting.giverPosition === null)
      for (const live of await listLiveRingMeetings(tx, ring.id))
        if (live.id !== id) await endRingMeeting(tx, live, "replaced", now);
    await scheduleRingReminders(tx, meeting, now);
    await notify(tx, ringMeetingNotifications(meeting, "agreed", others));
    return ring.id;
  });
}

/**
 * Takes back, declines or cancels a meeting of a ring for all who come; the ring stays agreed. Safe to repeat. Returns
 * the number of the ring. Throws HttpError 404 for others, 409 where it is not live any more.
 */
export function cancelRingMeeting(db: Db, now: Date, { id, viewerId }: Answer): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { ring, meeting, own, others } = await lockOwnRingMeeting(tx, id, viewerId);
    if (meeting.state === "cancelled") return ring.id;
    if (!meetingMoves({ ...meeting, hasAgreed: own.acceptedAt !== null }, now).canCancel)
      throw conflict(meetingTexts.notLive);
    await endRingMeeting(tx, meeting, "cancelled", now);
    await notify(tx, ringMeetingNotifications(meeting, "cancelled", others));
    return ring.id;
  });
}
