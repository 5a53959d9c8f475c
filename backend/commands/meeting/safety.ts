import type { Db } from "../../db/client";
import { findShareToken } from "../../db/meetingShares";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";

/** What concerns one party of a meeting alone, and no record has, since both get those. */
export interface MeetingSafety {
  /** By which an outsider follows it; null where it is not shared. */
  shareToken: string | null;
  /** When the party said that all went well. */
  wellAt: Date | null;
}

/** A party's own side of a meeting. Throws HttpError 404 for strangers. */
export function readSafety(db: Db, { id, viewerId }: { id: number; viewerId: number }): Promise<MeetingSafety> {
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    return {
      shareToken: await findShareToken(tx, transaction.id, viewerId),
      wellAt: role === "owner" ? meeting.ownerWellAt : meeting.interestedWellAt,
    };
  });
}
