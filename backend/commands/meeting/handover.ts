import { eq } from "drizzle-orm";
import { cleanHandoverCode, handoverTexts, syncDays } from "../../../rules/handover";
import { closesAt, meetingTexts, opensAt } from "../../../rules/meeting";
import type { MeetingState } from "../../../rules/meeting";
import { resetAttempts, spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { meetings } from "../../db/schema/meetings";
import { conflict, invalidFields } from "../../errors";
import { handoverKeyOf } from "../../policies/handover";
import { isCodeAt } from "../../../rules/handoverCodes";
import { otherRole } from "../../policies/transaction";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";
import { eventsOf, noticesOf, otherPartyOf } from "./report";

interface TypedCode {
  id: number;
  viewerId: number;
  code: string;
  /** When it was typed, where that was without a network; null for now. */
  enteredAt: Date | null;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Wrong ones; a right one starts the count anew. */
const limit = { count: 10, minutes: 15 };
/** What was typed without a network may arrive after the meeting is over, or the exchange is. */
const metStates: readonly MeetingState[] = ["agreed", "over", "ended"];

/** The keys by which both devices show and check codes, of an agreed meeting. Throws HttpError 404, 409. */
export async function readHandoverKeys(db: Db, id: number, viewerId: number): Promise<{ own: string; other: string }> {
  return runAtomically(db, async (tx) => {
    const { meeting, role } = await lockOwnMeeting(tx, id, viewerId);
    if (meeting.state !== "agreed" || meeting.secret === null) throw conflict(meetingTexts.notAgreedYet);
    return { own: handoverKeyOf(meeting.secret, role), other: handoverKeyOf(meeting.secret, otherRole(role)) };
  });
}

/**
 * Records that a party has seen the other one's code: both were there. Safe to repeat. Returns the number of the
 * transaction. Throws HttpError 404 for strangers, 409 at another time, 422 at the field `code`, 429.
 */
export async function checkHandover(db: Db, now: Date, { id, viewerId, code, enteredAt }: TypedCode): Promise<number> {
  const attempts = `handover:${id}:${viewerId}`;
  // Counted outside of the transaction, which is rolled back for a wrong code.
  await spendAttempt(db, attempts, limit);
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    const checkedAt = role === "owner" ? meeting.ownerCheckedAt : meeting.interestedCheckedAt;
    if (checkedAt) return transaction.id;
    const at = enteredAt ?? now;
    if (meeting.secret === null || !metStates.includes(meeting.state)) throw conflict(meetingTexts.notAgreedYet);
    const isPast = at.getTime() <= now.getTime() + minuteMs && now.getTime() - at.getTime() <= syncDays * dayMs;
    if (!isPast || at < opensAt(meeting.startsAt) || at >= closesAt(meeting.startsAt))
      throw conflict(handoverTexts.notNow);
    if (!isCodeAt(handoverKeyOf(meeting.secret, otherRole(role)), cleanHandoverCode(code), at))
      throw invalidFields({ code: [handoverTexts.wrong] });
    await resetAttempts(tx, attempts);
    await tx
      .update(meetings)
      .set({ ...(role === "owner" ? { ownerCheckedAt: at } : { interestedCheckedAt: at }), updatedAt: now })
      .where(eq(meetings.id, id));
    const otherId = otherPartyOf(transaction, viewerId);
    await notify(tx, noticesOf(meeting, "met", [otherId]), await eventsOf(tx, transaction));
    return transaction.id;
  });
}
