import { ringTexts } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { listRingMembers, lockRing } from "../../db/rings";
import type { RingMemberRow, RingRow } from "../../db/rings";
import { notFound } from "../../errors";

interface OwnRing {
  ring: RingRow;
  /** In the order of giving. */
  members: RingMemberRow[];
  own: RingMemberRow;
}

/** The members of a ring of the viewer's, who never change. Throws HttpError 404 for others. */
export async function listMembersOfOwnRing(db: Db, id: number, viewerId: number): Promise<RingMemberRow[]> {
  const members = await listRingMembers(db, id);
  if (!members.some(({ userId }) => userId === viewerId)) throw notFound(ringTexts.notFound);
  return members;
}

/** A ring of the viewer's, until the commit. Throws HttpError 404 for others. */
export async function lockOwnRing(tx: Db, id: number, viewerId: number): Promise<OwnRing> {
  const ring = await lockRing(tx, id);
  const members = ring ? await listRingMembers(tx, id) : [];
  const own = members.find(({ userId }) => userId === viewerId);
  if (!ring || !own) throw notFound(ringTexts.notFound);
  return { ring, members, own };
}

/** Who gives to a member. */
export const giverTo = (members: readonly RingMemberRow[], { position }: RingMemberRow): RingMemberRow | undefined =>
  members.at(position - 1);
