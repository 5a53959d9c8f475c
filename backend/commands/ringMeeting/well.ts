import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ringMeetingParties } from "../../db/schema/ringMeetings";
import { checkCanReportWell } from "../meeting/well";
import { runAtomically } from "../runAtomically";
import { lockOwnRingMeeting } from "./lockRingMeeting";

/**
 * Records that one who came to a ring's meeting reports that all went well, as `reportAllWell` does; safe to repeat.
 * The others are not notified. Throws HttpError 404 for others, 409 at another time.
 */
export function reportRingAllWell(
  db: Db,
  now: Date,
  { id, viewerId }: { id: number; viewerId: number },
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const { meeting, own } = await lockOwnRingMeeting(tx, id, viewerId);
    if (own.wellAt !== null) return;
    checkCanReportWell(meeting, now);
    await tx
      .update(ringMeetingParties)
      .set({ wellAt: now })
      .where(and(eq(ringMeetingParties.meetingId, id), eq(ringMeetingParties.userId, viewerId)));
  });
}
