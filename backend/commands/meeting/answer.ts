import { eq } from "drizzle-orm";
import { meetingMoves, meetingTexts } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { meetings } from "../../db/schema/meetings";
import { conflict } from "../../errors";
import { newMeetingSecret } from "../../policies/handover";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { endMeeting } from "./end";
import { lockOwnMeeting } from "./lockMeeting";
import { scheduleReminders } from "./remind";
import { eventsOf, notificationsOf, otherPartyOf, recordMeetingEvent } from "./report";

interface Answer {
  /** The proposal that was read: another one since then is not accepted unseen. */
  id: number;
  viewerId: number;
}

/**
 * Agrees to a proposed meeting; safe to repeat. Returns the number of its transaction. Throws HttpError 404 for
 * strangers, 409 where it is one's own, was replaced or cancelled, or its hour is over.
 */
export function acceptMeeting(db: Db, now: Date, { id, viewerId }: Answer): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    const isProposer = meeting.proposerId === viewerId;
    if (meeting.state === "agreed" && !isProposer) return transaction.id;
    if (!meetingMoves({ ...meeting, hasAgreed: isProposer }, now).canAccept)
      throw conflict(
        meeting.state !== "proposed" ? meetingTexts.notLive : isProposer ? meetingTexts.own : meetingTexts.past,
      );
    await tx
      .update(meetings)
      .set({ state: "agreed", secret: newMeetingSecret(), updatedAt: now })
      .where(eq(meetings.id, id));
    await scheduleReminders(tx, meeting, now);
    await recordMeetingEvent(tx, meeting, "meeting_agreed", role, now);
    const otherId = otherPartyOf(transaction, viewerId);
    await notify(tx, notificationsOf(meeting, "agreed", [otherId]), await eventsOf(tx, transaction));
    return transaction.id;
  });
}

/**
 * Takes back, declines or cancels a meeting; the exchange stays agreed. Safe to repeat. Returns the number of its
 * transaction. Throws HttpError 404 for strangers, 409 where it is not live any more.
 */
export function cancelMeeting(db: Db, now: Date, { id, viewerId }: Answer): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    if (meeting.state === "cancelled") return transaction.id;
    if (!meetingMoves({ ...meeting, hasAgreed: meeting.proposerId === viewerId }, now).canCancel)
      throw conflict(meetingTexts.notLive);
    await endMeeting(tx, meeting, "cancelled", now);
    await recordMeetingEvent(tx, meeting, "meeting_cancelled", role, now);
    const otherId = otherPartyOf(transaction, viewerId);
    await notify(tx, notificationsOf(meeting, "cancelled", [otherId]), await eventsOf(tx, transaction));
    return transaction.id;
  });
}
