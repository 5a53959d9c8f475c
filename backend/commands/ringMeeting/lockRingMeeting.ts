import { meetingTexts } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { findRingMeeting, listRingMeetingParties } from "../../db/ringMeetings";
import type { RingMeetingPartyRow, RingMeetingRow } from "../../db/ringMeetings";
import { listRingMembers, lockRing } from "../../db/rings";
import type { RingMemberRow, RingRow } from "../../db/rings";
import { notFound } from "../../errors";

/** A meeting of a ring with all that its changes depend on, locked until the commit. */
export interface LockedRingMeeting {
  ring: RingRow;
  meeting: RingMeetingRow;
  parties: RingMeetingPartyRow[];
  /** The members of the ring who come to it. */
  members: RingMemberRow[];
}

/** A meeting as it is, until the commit: everything that changes one locks its ring first. */
export async function lockRingMeeting(tx: Db, id: number): Promise<LockedRingMeeting | undefined> {
  const found = await findRingMeeting(tx, id);
  const ring = found && (await lockRing(tx, found.ringId));
  const meeting = ring && (await findRingMeeting(tx, id));
  if (!meeting) return undefined;
  const parties = await listRingMeetingParties(tx, id);
  const members = (await listRingMembers(tx, ring.id)).filter(({ userId }) =>
    parties.some((party) => party.userId === userId),
  );
  return { ring, meeting, parties, members };
}

/** The same for one of those who come, with the others. Throws HttpError 404 for everybody else. */
export async function lockOwnRingMeeting(tx: Db, id: number, viewerId: number) {
  const locked = await lockRingMeeting(tx, id);
  const own = locked?.parties.find(({ userId }) => userId === viewerId);
  if (!locked || !own) throw notFound(meetingTexts.notFound);
  return { ...locked, own, others: locked.members.filter(({ userId }) => userId !== viewerId) };
}
