import { and, eq } from "drizzle-orm";
import { checkMeetingTime, meetingTexts } from "../../../rules/meeting";
import { partiesOf, ringMeetingTexts } from "../../../rules/ringMeeting";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { findLiveRingMeeting } from "../../db/ringMeetings";
import { takeShareTokens } from "../../db/ringMeetingShares";
import type { RingMemberRow } from "../../db/rings";
import { ringMeetingParties, ringMeetings } from "../../db/schema/ringMeetings";
import { invalidFields, unprocessable, usedRequestId } from "../../errors";
import { isSame, proposalLimit } from "../meeting/propose";
import type { MeetingSpot } from "../meeting/propose";
import { notify } from "../notify";
import { lockOwnRing } from "../rings/lockRing";
import { runAtomically } from "../runAtomically";
import { endRingMeeting } from "./end";
import { ringMeetingNotifications } from "./report";

interface RingMeetingRequest {
  viewerId: number;
  ringId: number;
  /** Who gives at it; null for a meeting of all at once. */
  giverId: number | null;
  /** Made by the client once per proposal. */
  requestId: string | null;
  spot: MeetingSpot;
  startsAt: Date;
}

/**
 * Proposes to all members of a ring, or to the other one of a hand-over, where and when to meet, in place of whatever
 * was proposed or agreed for that before. Safe to repeat. Throws HttpError 404 for strangers, 409, 422, 429.
 */
export function proposeRingMeeting(db: Db, now: Date, request: RingMeetingRequest): Promise<void> {
  const { viewerId, ringId, giverId, requestId, spot, startsAt } = request;
  return runAtomically(db, async (tx) => {
    const { ring, members } = await lockOwnRing(tx, ringId, viewerId);
    const giverPosition = positionOf(members, giverId);
    const parties = partiesOf(members, giverPosition);
    if (!parties.some(({ userId }) => userId === viewerId))
      throw invalidFields({ giver_id: [ringMeetingTexts.notYours] });
    if (await isRepeat(tx, request, giverPosition)) return;
    const former = await findLiveRingMeeting(tx, ringId, giverPosition);
    // A repeat without a request id.
    if (former && former.proposerId === viewerId && isSame(former, request)) return;
    if (ring.state !== "accepted") throw unprocessable(ringMeetingTexts.notAgreed);
    if (giverPosition !== null && receiverAt(members, giverPosition)?.receivedAt)
      throw unprocessable(ringMeetingTexts.handedOver);
    const refusal = checkMeetingTime(startsAt, now);
    if (refusal) throw invalidFields({ starts_at: [refusal] });
    await spendAttempt(tx, `meeting:${viewerId}`, proposalLimit);
    if (former) await endRingMeeting(tx, former, "replaced", now);
    const tokens = await takeShareTokens(tx, ringId, giverPosition, now);
    const [meeting] = await tx
      .insert(ringMeetings)
      .values({
        ringId,
        giverPosition,
        proposerId: viewerId,
        requestId,
        state: "proposed",
        startsAt,
        createdAt: now,
        updatedAt: now,
        ...spot,
      })
      .returning();
    if (!meeting) throw new Error("nothing was stored");
    await tx.insert(ringMeetingParties).values(
      parties.map(({ userId }) => ({
        meetingId: meeting.id,
        userId,
        acceptedAt: userId === viewerId ? now : null,
        shareToken: tokens.get(userId) ?? null,
      })),
    );
    const others = parties.filter(({ userId }) => userId !== viewerId);
    await notify(tx, ringMeetingNotifications(meeting, former?.state === "agreed" ? "changed" : "proposed", others));
  });
}

/** Throws HttpError 422 where the giver is not a member of the ring. */
function positionOf(members: readonly RingMemberRow[], giverId: number | null): number | null {
  if (giverId === null) return null;
  const giver = members.find(({ userId }) => userId === giverId);
  if (!giver) throw invalidFields({ giver_id: [ringMeetingTexts.notYours] });
  return giver.position;
}

const receiverAt = (members: readonly RingMemberRow[], giverPosition: number) =>
  members[(giverPosition + 1) % members.length];

/** Throws HttpError 409 where the request's id stands for another meeting. */
async function isRepeat(tx: Db, request: RingMeetingRequest, giverPosition: number | null): Promise<boolean> {
  const { viewerId, requestId, ringId } = request;
  if (requestId === null) return false;
  const [found] = await tx
    .select()
    .from(ringMeetings)
    .where(and(eq(ringMeetings.proposerId, viewerId), eq(ringMeetings.requestId, requestId)));
  if (!found) return false;
  if (found.ringId !== ringId || found.giverPosition !== giverPosition || !isSame(found, request))
    throw usedRequestId(meetingTexts.otherRequest);
  return true;
}
