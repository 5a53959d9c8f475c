import { and, eq } from "drizzle-orm";
import { closesAt, meetingTexts } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { ringMeetingParties } from "../../db/schema/ringMeetings";
import { conflict } from "../../errors";
import type { MeetingSafety } from "../meeting/safety";
import { newShareToken } from "../meeting/share";
import { runAtomically } from "../runAtomically";
import { lockOwnRingMeeting } from "./lockRingMeeting";

interface Share {
  /** Of the meeting. */
  id: number;
  viewerId: number;
}

/**
 * Lets an outsider follow a ring's agreed meeting by a token, and what becomes of it; safe to repeat. Throws
 * HttpError 404 for others, 409 where it is not agreed.
 */
export function shareRingMeeting(db: Db, now: Date, share: Share): Promise<void> {
  return runAtomically(db, async (tx) => {
    const { meeting, own } = await lockOwnRingMeeting(tx, share.id, share.viewerId);
    if (own.shareToken !== null) return;
    if (meeting.state !== "agreed" || closesAt(meeting.startsAt) <= now) throw conflict(meetingTexts.notAgreedYet);
    await storeToken(tx, share, newShareToken());
  });
}

/** Takes the token back: whoever has it sees nothing any more. Safe to repeat. Throws HttpError 404 for others. */
export function stopSharingRingMeeting(db: Db, _now: Date, share: Share): Promise<void> {
  return runAtomically(db, async (tx) => {
    await lockOwnRingMeeting(tx, share.id, share.viewerId);
    await storeToken(tx, share, null);
  });
}

const storeToken = (tx: Db, { id, viewerId }: Share, shareToken: string | null) =>
  tx
    .update(ringMeetingParties)
    .set({ shareToken })
    .where(and(eq(ringMeetingParties.meetingId, id), eq(ringMeetingParties.userId, viewerId)));

/** The viewer's own side of a ring's meeting. Throws HttpError 404 for others. */
export function readRingSafety(db: Db, { id, viewerId }: Share): Promise<MeetingSafety> {
  return runAtomically(db, async (tx) => {
    const { own } = await lockOwnRingMeeting(tx, id, viewerId);
    return { shareToken: own.shareToken, wellAt: own.wellAt };
  });
}
