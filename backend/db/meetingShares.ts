import { and, asc, desc, eq } from "drizzle-orm";
import { closesAt } from "../../rules/meeting";
import type { Db } from "./client";
import { isLatestMeetingOf } from "./meetings";
import type { MeetingRow } from "./meetings";
import { meetings, meetingShares } from "./schema/meetings";
import { transactions } from "./schema/transactions";
import { users } from "./schema/users";

/** What an outsider sees of a meeting by its link. */
export interface SharedMeeting {
  /** Of the one who shares it. */
  firstName: string;
  /** The latest one of the transaction, or of the ring's hand-over. */
  meeting: Pick<
    MeetingRow,
    "state" | "startsAt" | "secret" | "publicPlaceId" | "placeName" | "address" | "latitude" | "longitude"
  >;
  /** What they have said. */
  own: {
    onWayAt: Date | null;
    arrivedAt: Date | null;
    lateMinutes: number;
    checkedAt: Date | null;
    wellAt: Date | null;
  };
}

/** What a token shows; undefined for an unknown one, and where it has ended. */
export async function findSharedMeeting(db: Db, token: string, now: Date): Promise<SharedMeeting | undefined> {
  const [found] = await db
    .select({ user: { id: users.id, name: users.name }, ownerId: transactions.ownerId, meeting: meetings })
    .from(meetingShares)
    .innerJoin(users, eq(users.id, meetingShares.userId))
    .innerJoin(transactions, eq(transactions.id, meetingShares.transactionId))
    .innerJoin(meetings, isLatestMeetingOf(transactions.id))
    .where(and(eq(meetingShares.token, token), eq(users.active, true)));
  if (!found || closesAt(found.meeting.startsAt) <= now) return undefined;
  const { user, ownerId, meeting } = found;
  return { firstName: user.name, meeting, own: ownerId === user.id ? saidByOwner(meeting) : saidByInterested(meeting) };
}

const saidByOwner = (meeting: MeetingRow) => ({
  onWayAt: meeting.ownerOnWayAt,
  arrivedAt: meeting.ownerArrivedAt,
  lateMinutes: meeting.ownerLateMinutes,
  checkedAt: meeting.ownerCheckedAt,
  wellAt: meeting.ownerWellAt,
});

const saidByInterested = (meeting: MeetingRow) => ({
  onWayAt: meeting.interestedOnWayAt,
  arrivedAt: meeting.interestedArrivedAt,
  lateMinutes: meeting.interestedLateMinutes,
  checkedAt: meeting.interestedCheckedAt,
  wellAt: meeting.interestedWellAt,
});

/** The token by which a party shares the meetings of a transaction; null where they do not. */
export async function findShareToken(db: Db, transactionId: number, userId: number): Promise<string | null> {
  const [share] = await db
    .select({ token: meetingShares.token })
    .from(meetingShares)
    .where(isShareOf(transactionId, userId));
  return share?.token ?? null;
}

/** A party has one link at most for all meetings of a transaction. */
export const isShareOf = (transactionId: number, userId: number) =>
  and(eq(meetingShares.transactionId, transactionId), eq(meetingShares.userId, userId));

/** Of which exchanges a person shares the meetings, and since when. */
export const listSharesOf = (db: Db, userId: number): Promise<{ transactionId: number; createdAt: Date }[]> =>
  db
    .select({ transactionId: meetingShares.transactionId, createdAt: meetingShares.createdAt })
    .from(meetingShares)
    .where(eq(meetingShares.userId, userId))
    .orderBy(asc(meetingShares.transactionId));

/**
 * Deletes the shares of a meeting that is over, so that they do not show the next one. Call it before that is proposed.
 */
export async function deleteEndedShares(tx: Db, transactionId: number, now: Date): Promise<void> {
  const [latest] = await tx
    .select({ startsAt: meetings.startsAt })
    .from(meetings)
    .where(eq(meetings.transactionId, transactionId))
    .orderBy(desc(meetings.id))
    .limit(1);
  if (latest && closesAt(latest.startsAt) <= now)
    await tx.delete(meetingShares).where(eq(meetingShares.transactionId, transactionId));
}
