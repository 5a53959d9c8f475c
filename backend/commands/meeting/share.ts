import { randomBytes } from "node:crypto";
import { closesAt, meetingTexts } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { findShareToken, isShareOf } from "../../db/meetingShares";
import { meetingShares } from "../../db/schema/meetings";
import { conflict } from "../../errors";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";

interface Share {
  /** Of the meeting. */
  id: number;
  viewerId: number;
}

/** Long enough not to be guessed: it is the only credential. */
const tokenBytes = 24;
/** Whoever has it reads the meeting, so it cannot be guessed. */
export const newShareToken = (): string => randomBytes(tokenBytes).toString("base64url");

/**
 * Lets an outsider follow the viewer's agreed meeting, and what becomes of it, by a token; safe to repeat. Throws
 * HttpError 404 for strangers, 409 where none is agreed.
 */
export function shareMeeting(db: Db, now: Date, { id, viewerId }: Share): Promise<void> {
  return runAtomically(db, async (tx) => {
    const { meeting, transaction } = await lockOwnMeeting(tx, id, viewerId);
    if ((await findShareToken(tx, transaction.id, viewerId)) !== null) return;
    if (meeting.state !== "agreed" || closesAt(meeting.startsAt) <= now) throw conflict(meetingTexts.notAgreedYet);
    await tx
      .insert(meetingShares)
      .values({ transactionId: transaction.id, userId: viewerId, token: newShareToken(), createdAt: now });
  });
}

/** Takes the token back: whoever has it sees nothing any more. Safe to repeat. Throws HttpError 404 for strangers. */
export function stopSharingMeeting(db: Db, _now: Date, { id, viewerId }: Share): Promise<void> {
  return runAtomically(db, async (tx) => {
    const { transaction } = await lockOwnMeeting(tx, id, viewerId);
    await tx.delete(meetingShares).where(isShareOf(transaction.id, viewerId));
  });
}
