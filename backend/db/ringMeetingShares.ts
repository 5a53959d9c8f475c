import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { closesAt } from "../../rules/meeting";
import type { Db } from "./client";
import type { SharedMeeting } from "./meetingShares";
import { findLiveRingMeeting, listRingMeetingParties } from "./ringMeetings";
import type { RingMeetingPartyRow, RingMeetingRow } from "./ringMeetings";
import { ringMeetingParties, ringMeetings } from "./schema/ringMeetings";
import { users } from "./schema/users";

/** What a token shows of a meeting of a ring; undefined for an unknown one, and where it has ended. */
export async function findSharedRingMeeting(db: Db, token: string, now: Date): Promise<SharedMeeting | undefined> {
  const [found] = await db
    .select({ firstName: users.name, meeting: ringMeetings, own: ringMeetingParties })
    .from(ringMeetingParties)
    .innerJoin(ringMeetings, eq(ringMeetings.id, ringMeetingParties.meetingId))
    .innerJoin(users, eq(users.id, ringMeetingParties.userId))
    .where(and(eq(ringMeetingParties.shareToken, token), eq(users.active, true)));
  if (!found) return undefined;
  const { firstName } = found;
  const { meeting, own } = (await findMeetingOfAll(db, found)) ?? found;
  return closesAt(meeting.startsAt) <= now ? undefined : { firstName, meeting, own };
}

interface Party {
  meeting: RingMeetingRow;
  own: RingMeetingPartyRow;
}

/** Where all meet at once instead of the two of a hand-over. */
async function findMeetingOfAll(db: Db, { meeting, own }: Party): Promise<Party | undefined> {
  if (meeting.state !== "replaced") return undefined;
  const ofAll = await findLiveRingMeeting(db, meeting.ringId, null);
  if (ofAll?.state !== "agreed") return undefined;
  const party = (await listRingMeetingParties(db, ofAll.id)).find(({ userId }) => userId === own.userId);
  return party && { meeting: ofAll, own: party };
}

/**
 * Takes the tokens of the latest meeting of a hand-over, or of all at once, for the one that takes its place; by user.
 * One that is over shows nothing of what comes after it.
 */
export async function takeShareTokens(
  tx: Db,
  ringId: number,
  giverPosition: number | null,
  now: Date,
): Promise<Map<number, string>> {
  const [latest] = await tx
    .select({ id: ringMeetings.id, startsAt: ringMeetings.startsAt })
    .from(ringMeetings)
    .where(
      and(eq(ringMeetings.ringId, ringId), sql`${ringMeetings.giverPosition} is not distinct from ${giverPosition}`),
    )
    .orderBy(desc(ringMeetings.id))
    .limit(1);
  if (!latest) return new Map();
  const isShared = and(eq(ringMeetingParties.meetingId, latest.id), isNotNull(ringMeetingParties.shareToken));
  const shares = await tx.select().from(ringMeetingParties).where(isShared);
  await tx.update(ringMeetingParties).set({ shareToken: null }).where(isShared);
  if (closesAt(latest.startsAt) <= now) return new Map();
  return new Map(shares.flatMap(({ userId, shareToken }) => (shareToken === null ? [] : [[userId, shareToken]])));
}
