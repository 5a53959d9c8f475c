import { and, eq } from "drizzle-orm";
import { isMeetingDue, meetingTexts } from "../../../rules/meeting";
import type { MeetingReport } from "../../../rules/meeting";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import type { RingMeetingPartyRow } from "../../db/ringMeetings";
import { ringMeetingParties, ringMeetings } from "../../db/schema/ringMeetings";
import { conflict } from "../../errors";
import { progressLimit } from "../meeting/progress";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { lockOwnRingMeeting } from "./lockRingMeeting";
import { ringMeetingNotifications } from "./report";

interface ProgressReport {
  id: number;
  viewerId: number;
  report: MeetingReport;
  /** Of a delay: after the hour, so that a repeat adds nothing. */
  minutes: number;
}

/**
 * Tells the others of a ring's meeting that one is on the way, has arrived or comes later; safe to repeat. Returns the
 * number of the ring. Throws HttpError 404 for others, 409 where nothing is agreed or it is too early, 429.
 */
export function reportRingProgress(
  db: Db,
  now: Date,
  { id, viewerId, report, minutes }: ProgressReport,
): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { ring, meeting, own, others } = await lockOwnRingMeeting(tx, id, viewerId);
    if (isSaid(own, report, minutes)) return ring.id;
    if (meeting.state !== "agreed") throw conflict(meetingTexts.notAgreedYet);
    if (!isMeetingDue(meeting, now)) throw conflict(meetingTexts.tooEarly);
    await spendAttempt(tx, `meeting-progress:${viewerId}`, progressLimit);
    await tx
      .update(ringMeetingParties)
      .set(changeOf(report, minutes, now))
      .where(and(eq(ringMeetingParties.meetingId, id), eq(ringMeetingParties.userId, viewerId)));
    await tx.update(ringMeetings).set({ updatedAt: now }).where(eq(ringMeetings.id, id));
    await notify(tx, ringMeetingNotifications(meeting, report, others, minutes));
    return ring.id;
  });
}

function isSaid({ onWayAt, arrivedAt, lateMinutes }: RingMeetingPartyRow, report: MeetingReport, minutes: number) {
  // Who has arrived is neither on the way nor late any more.
  if (arrivedAt !== null) return true;
  return report === "on_way" ? onWayAt !== null : report === "late" && lateMinutes === minutes;
}

function changeOf(report: MeetingReport, minutes: number, now: Date): Partial<RingMeetingPartyRow> {
  switch (report) {
    case "on_way":
      return { onWayAt: now };
    case "arrived":
      return { arrivedAt: now };
    case "late":
      return { lateMinutes: minutes };
  }
}
