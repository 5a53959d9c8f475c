import { eq } from "drizzle-orm";
import { isMeetingDue, meetingTexts } from "../../../rules/meeting";
import type { MeetingReport } from "../../../rules/meeting";
import type { TransactionRole } from "../../../rules/transaction";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import type { MeetingRow } from "../../db/meetings";
import { meetings } from "../../db/schema/meetings";
import { conflict } from "../../errors";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";
import { eventsOf, notificationsOf, otherPartyOf } from "./report";

interface ProgressReport {
  id: number;
  viewerId: number;
  report: MeetingReport;
  /** Of a delay: after the hour, so that a repeat adds nothing. */
  minutes: number;
}

/** Each notifies the others. */
export const progressLimit = { count: 20, minutes: 60 };

/**
 * Tells the other party that one is on the way, has arrived or comes later; safe to repeat. Returns the number of the
 * transaction. Throws HttpError 404 for strangers, 409 where nothing is agreed or it is too early, 429.
 */
export function reportProgress(db: Db, now: Date, { id, viewerId, report, minutes }: ProgressReport): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    if (isSaid(meeting, role, report, minutes)) return transaction.id;
    if (meeting.state !== "agreed") throw conflict(meetingTexts.notAgreedYet);
    if (!isMeetingDue(meeting, now)) throw conflict(meetingTexts.tooEarly);
    await spendAttempt(tx, `meeting-progress:${viewerId}`, progressLimit);
    await tx
      .update(meetings)
      .set({ ...changeOf(role, report, minutes, now), updatedAt: now })
      .where(eq(meetings.id, id));
    const otherId = otherPartyOf(transaction, viewerId);
    await notify(tx, notificationsOf(meeting, report, [otherId], minutes), await eventsOf(tx, transaction));
    return transaction.id;
  });
}

function isSaid(meeting: MeetingRow, role: TransactionRole, report: MeetingReport, minutes: number): boolean {
  const [onWayAt, arrivedAt, lateMinutes] =
    role === "owner"
      ? [meeting.ownerOnWayAt, meeting.ownerArrivedAt, meeting.ownerLateMinutes]
      : [meeting.interestedOnWayAt, meeting.interestedArrivedAt, meeting.interestedLateMinutes];
  // Who has arrived is neither on the way nor late any more.
  if (arrivedAt !== null) return true;
  return report === "on_way" ? onWayAt !== null : report === "late" && lateMinutes === minutes;
}

function changeOf(role: TransactionRole, report: MeetingReport, minutes: number, now: Date): Partial<MeetingRow> {
  const isOwner = role === "owner";
  switch (report) {
    case "on_way":
      return isOwner ? { ownerOnWayAt: now } : { interestedOnWayAt: now };
    case "arrived":
      return isOwner ? { ownerArrivedAt: now } : { interestedArrivedAt: now };
    case "late":
      return isOwner ? { ownerLateMinutes: minutes } : { interestedLateMinutes: minutes };
  }
}
