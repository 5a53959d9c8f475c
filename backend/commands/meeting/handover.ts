import { eq } from "drizzle-orm";
import { resetAttempts, spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { meetings } from "../../db/schema/meetings";
import { handoverKeyOf } from "../../policies/handover";
import { otherRole } from "../../policies/transaction";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { lockOwnMeeting } from "./lockMeeting";
import { eventsOf, notificationsOf, otherPartyOf } from "./report";
import { codeLimit, judgeCode, secretOf } from "./typedCode";
import type { TypedCode } from "./typedCode";

/** The keys by which both devices show and check codes, of an agreed meeting. Throws HttpError 404, 409. */
export async function readHandoverKeys(db: Db, id: number, viewerId: number): Promise<{ own: string; other: string }> {
  return runAtomically(db, async (tx) => {
    const { meeting, role } = await lockOwnMeeting(tx, id, viewerId);
    const secret = secretOf(meeting);
    return { own: handoverKeyOf(secret, role), other: handoverKeyOf(secret, otherRole(role)) };
  });
}

/**
 * Records that a party has seen the other one's code: both were there. Safe to repeat. Returns the number of the
 * transaction. Throws HttpError 404 for strangers, 409 at another time, 422 at the field `code`, 429.
 */
export async function checkHandover(db: Db, now: Date, typed: TypedCode): Promise<number> {
  const { id, viewerId } = typed;
  const attempts = `handover:${id}:${viewerId}`;
  // Counted outside of the transaction, which is rolled back for a wrong code.
  await spendAttempt(db, attempts, codeLimit);
  return runAtomically(db, async (tx) => {
    const { meeting, transaction, role } = await lockOwnMeeting(tx, id, viewerId);
    const checkedAt = role === "owner" ? meeting.ownerCheckedAt : meeting.interestedCheckedAt;
    if (checkedAt) return transaction.id;
    const at = judgeCode(meeting, otherRole(role), typed, now);
    await resetAttempts(tx, attempts);
    await tx
      .update(meetings)
      .set({ ...(role === "owner" ? { ownerCheckedAt: at } : { interestedCheckedAt: at }), updatedAt: now })
      .where(eq(meetings.id, id));
    const otherId = otherPartyOf(transaction, viewerId);
    await notify(tx, notificationsOf(meeting, "met", [otherId]), await eventsOf(tx, transaction));
    return transaction.id;
  });
}
