import { and, eq, inArray } from "drizzle-orm";
import { checkMeetingTime, isMeetableStatus, meetingTexts } from "../../../rules/meeting";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { findLiveMeeting } from "../../db/meetings";
import { deleteEndedShares } from "../../db/meetingShares";
import { meetings } from "../../db/schema/meetings";
import { users } from "../../db/schema/users";
import { findLiveSecureExchange } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import { conflict, invalidFields, notFound, unprocessable, usedRequestId } from "../../errors";
import { roleOf } from "../../policies/transaction";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { transactionMessages } from "../transactionItems";
import { endMeeting } from "./end";
import { lockTransaction } from "./lockMeeting";
import { eventsOf, notificationsOf, otherPartyOf, recordMeetingEvent } from "./report";

/** Where two people meet. */
export interface MeetingSpot {
  publicPlaceId: string | null;
  placeName: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

interface MeetingRequest {
  viewerId: number;
  transactionId: number;
  /** Made by the client once per proposal. */
  requestId: string | null;
  spot: MeetingSpot;
  startsAt: Date;
}

/** Each notifies the others. */
export const proposalLimit = { count: 20, minutes: 60 };

/**
 * Proposes where and when to meet, in place of whatever was proposed or agreed before. Safe to repeat. Throws HttpError
 * 404 for strangers, 409, 422, 429.
 */
export function proposeMeeting(db: Db, now: Date, request: MeetingRequest): Promise<void> {
  const { viewerId, transactionId, requestId, spot, startsAt } = request;
  return runAtomically(db, async (tx) => {
    const transaction = await lockTransaction(tx, transactionId);
    const role = transaction && roleOf(transaction, viewerId);
    if (!transaction || !role) throw notFound(transactionMessages.notFound);
    if (await isRepeat(tx, request)) return;
    const former = await findLiveMeeting(tx, transactionId);
    // A repeat without a request id.
    if (former && former.proposerId === viewerId && isSame(former, request)) return;
    await checkMeetable(tx, transaction);
    const refusal = checkMeetingTime(startsAt, now);
    if (refusal) throw invalidFields({ starts_at: [refusal] });
    await spendAttempt(tx, `meeting:${viewerId}`, proposalLimit);
    if (former) await endMeeting(tx, former, "replaced", now);
    await deleteEndedShares(tx, transactionId, now);
    const [meeting] = await tx
      .insert(meetings)
      .values({
        transactionId,
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
    await recordMeetingEvent(tx, meeting, "meeting_proposed", role, now);
    const otherId = otherPartyOf(transaction, viewerId);
    const event = former?.state === "agreed" ? "changed" : "proposed";
    await notify(tx, notificationsOf(meeting, event, [otherId]), await eventsOf(tx, transaction));
  });
}

/** Throws HttpError 409 where the request's id stands for another meeting. */
async function isRepeat(tx: Db, request: MeetingRequest): Promise<boolean> {
  const { viewerId, requestId, transactionId } = request;
  if (requestId === null) return false;
  const [found] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.proposerId, viewerId), eq(meetings.requestId, requestId)));
  if (!found) return false;
  if (found.transactionId !== transactionId || !isSame(found, request)) throw usedRequestId(meetingTexts.otherRequest);
  return true;
}

/** Whether a repeated request asks for what it has made before. */
export const isSame = (
  meeting: MeetingSpot & { startsAt: Date },
  { spot, startsAt }: Pick<MeetingRequest, "spot" | "startsAt">,
): boolean =>
  meeting.startsAt.getTime() === startsAt.getTime() &&
  meeting.placeName === spot.placeName &&
  meeting.publicPlaceId === spot.publicPlaceId &&
  meeting.latitude === spot.latitude &&
  meeting.longitude === spot.longitude;

async function checkMeetable(tx: Db, { id, status, ownerId, interestedId }: TransactionRow): Promise<void> {
  if (!isMeetableStatus(status)) throw unprocessable(meetingTexts.notAgreed);
  // A place that is paid for is where they meet.
  if ((await findLiveSecureExchange(tx, id))?.booking.state === "active") throw conflict(meetingTexts.booked);
  // Whoever is suspended at this moment is waited for.
  const parties = await tx
    .select({ active: users.active })
    .from(users)
    .where(inArray(users.id, [ownerId, interestedId]))
    .orderBy(users.id)
    .for("share");
  if (parties.some(({ active }) => !active)) throw unprocessable(meetingTexts.inactive);
}
