import { and, eq } from "drizzle-orm";
import { handoverTexts } from "../../../rules/handover";
import { resetAttempts, spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { ringMeetingParties, ringMeetings } from "../../db/schema/ringMeetings";
import { conflict } from "../../errors";
import { handoverKeyOf } from "../../policies/handover";
import { codeLimit, judgeCode, secretOf } from "../meeting/typedCode";
import type { TypedCode } from "../meeting/typedCode";
import { notify } from "../notify";
import { giverTo } from "../rings/lockRing";
import { runAtomically } from "../runAtomically";
import { lockOwnRingMeeting } from "./lockRingMeeting";
import { ringMeetingNotifications } from "./report";

type OwnRingMeeting = Awaited<ReturnType<typeof lockOwnRingMeeting>>;

/** Who gives to the viewer at a meeting, and whether the viewer gives there. */
function handoversOf({ meeting, members, others, own }: OwnRingMeeting) {
  const viewer = members.find(({ userId }) => userId === own.userId);
  if (meeting.giverPosition === null) return { viewer, giver: viewer && giverTo(members, viewer), isGiver: true };
  const isGiver = viewer?.position === meeting.giverPosition;
  return { viewer, giver: isGiver ? undefined : others[0], isGiver };
}

/** Each hand-over has a code of its own, which its giver shows. */
const partyOf = ({ position }: { position: number }) => `giver-${position}`;

/**
 * The keys by which devices show and check the codes of an agreed meeting: of the hand-over in which the viewer gives,
 * and of the one in which they receive; null without such a hand-over at the meeting. Throws HttpError 404, 409.
 */
export function readRingHandoverKeys(
  db: Db,
  id: number,
  viewerId: number,
): Promise<{ own: string | null; giver: string | null }> {
  return runAtomically(db, async (tx) => {
    const locked = await lockOwnRingMeeting(tx, id, viewerId);
    const secret = secretOf(locked.meeting);
    const { viewer, giver, isGiver } = handoversOf(locked);
    return {
      own: isGiver && viewer ? handoverKeyOf(secret, partyOf(viewer)) : null,
      giver: giver ? handoverKeyOf(secret, partyOf(giver)) : null,
    };
  });
}

/**
 * Records that the receiver has seen the giver's code: both were there. Safe to repeat. Returns the number
 * of the ring. Throws HttpError 404 for others, 409 at another time and for who does not receive, 422 at the field
 * `code`, 429.
 */
export async function checkRingHandover(db: Db, now: Date, typed: TypedCode): Promise<number> {
  const { id, viewerId } = typed;
  const attempts = `ring-handover:${id}:${viewerId}`;
  // Counted outside of the transaction, which is rolled back for a wrong code.
  await spendAttempt(db, attempts, codeLimit);
  return runAtomically(db, async (tx) => {
    const locked = await lockOwnRingMeeting(tx, id, viewerId);
    const { ring, meeting, own } = locked;
    if (own.checkedAt) return ring.id;
    const { giver } = handoversOf(locked);
    if (!giver) throw conflict(handoverTexts.notReceiver);
    const at = judgeCode(meeting, partyOf(giver), typed, now);
    await resetAttempts(tx, attempts);
    await tx
      .update(ringMeetingParties)
      .set({ checkedAt: at })
      .where(and(eq(ringMeetingParties.meetingId, id), eq(ringMeetingParties.userId, viewerId)));
    await tx.update(ringMeetings).set({ updatedAt: now }).where(eq(ringMeetings.id, id));
    await notify(tx, ringMeetingNotifications(meeting, "met", [giver]));
    return ring.id;
  });
}
