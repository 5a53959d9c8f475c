import { eq } from "drizzle-orm";
import { canReportWell, meetingTexts } from "../../../rules/meeting";
import type { MeetingState } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { meetings } from "../../db/schema/meetings";
import { conflict } from "../../errors";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";

interface HeldMeeting {
  state: MeetingState;
  startsAt: Date;
  secret: string | null;
}

/** States of a meeting that may have taken place: agreed, and not called off. */
const heldStates: readonly MeetingState[] = ["agreed", "over", "ended"];

/** Throws HttpError 409 before or after the time in which a party can report how a meeting went. */
export function checkCanReportWell({ state, startsAt, secret }: HeldMeeting, now: Date): void {
  if (secret === null || !heldStates.includes(state)) throw conflict(meetingTexts.notAgreedYet);
  if (!canReportWell(startsAt, now)) throw conflict(meetingTexts.wellNotNow);
}

/**
 * Records that a party reports that all went well, from the hour of the meeting on; safe to repeat. Visible where the
 * party shares the meeting; the other party is not notified. Throws HttpError 404 for strangers, 409 at another time.
 */
export function reportAllWell(db: Db, now: Date, { id, viewerId }: { id: number; viewerId: number }): Promise<void> {
  return runAtomically(db, async (tx) => {
    const { meeting, role } = await lockOwnMeeting(tx, id, viewerId);
    const isOwner = role === "owner";
    if ((isOwner ? meeting.ownerWellAt : meeting.interestedWellAt) !== null) return;
    checkCanReportWell(meeting, now);
    await tx
      .update(meetings)
      .set({ ...(isOwner ? { ownerWellAt: now } : { interestedWellAt: now }), updatedAt: now })
      .where(eq(meetings.id, id));
  });
}
