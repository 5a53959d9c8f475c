import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { maxRingsShown } from "../../rules/ring";
import type { Db } from "./client";
import { loadRingChats } from "./ringChats";
import type { RingChatRecord } from "./ringChats";
import { loadRingMeetings } from "./ringMeetings";
import type { RingMeetingRecord } from "./ringMeetings";
import { publicationImages, publications } from "./schema/publications";
import { ringMembers, rings } from "./schema/rings";
import { users } from "./schema/users";

/** Its members and their things never change. */
export type RingRow = typeof rings.$inferSelect;
/** Gives to the member of the next position, the last one to the first. */
export type RingMemberRow = typeof ringMembers.$inferSelect;

/** A ring with everything that its wire record shows to its members. */
export interface RingRecord {
  ring: RingRow;
  /** The one whose place it took, where the reader was in that. */
  repairsId: number | null;
  /** The one that took its place after a member had declined, where the reader is in it. */
  repairedById: number | null;
  /** Null for who does not see it: operators, and members between whom a block stands. */
  chat: RingChatRecord | null;
  /** The latest one for all and of each hand-over, of those to which the reader comes. */
  meetings: RingMeetingRecord[];
  /** In the order of giving. */
  members: {
    member: RingMemberRow;
    person: typeof users.$inferSelect;
    thing: Pick<typeof publications.$inferSelect, "id" | "title" | "priceUsd" | "location">;
    imageId: string | null;
  }[];
}

/** In the order of giving. */
export const listRingMembers = (db: Db, ringId: number): Promise<RingMemberRow[]> =>
  db.select().from(ringMembers).where(eq(ringMembers.ringId, ringId)).orderBy(asc(ringMembers.position));

/** Whoever reads it: members go by `findRingOf`. */
export async function findRing(db: Db, id: number): Promise<RingRow | undefined> {
  return (await db.select().from(rings).where(eq(rings.id, id)))[0];
}

/** Locks a ring, so that changes come one after the other. */
export async function lockRing(tx: Db, id: number): Promise<RingRow | undefined> {
  return (await tx.select().from(rings).where(eq(rings.id, id)).for("update"))[0];
}

/** The accepted rings that a person is in, in locking order. */
export async function listAcceptedRings(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: rings.id })
    .from(rings)
    .innerJoin(ringMembers, eq(ringMembers.ringId, rings.id))
    .where(and(eq(ringMembers.userId, userId), eq(rings.state, "accepted")))
    .orderBy(asc(rings.id));
  return rows.map(({ id }) => id);
}

/** Rings of a member, those that still go on first, then the latest; or the one that a chat belongs to. */
export const listRings = (db: Db, userId: number, chatId?: number): Promise<RingRecord[]> =>
  listRingsWhere(db, userId, and(chatId === undefined ? undefined : isOfChat(chatId), isShownToMember(userId)));

/** For the copy of a person's data: also those that they no longer see, because another member has blocked them. */
export const listEveryRing = (db: Db, userId: number): Promise<RingRecord[]> => listRingsWhere(db, userId, undefined);

async function listRingsWhere(db: Db, userId: number, condition: SQL | undefined): Promise<RingRecord[]> {
  const own = await db
    .select({ id: rings.id })
    .from(rings)
    .innerJoin(ringMembers, eq(ringMembers.ringId, rings.id))
    .where(and(eq(ringMembers.userId, userId), condition))
    .orderBy(desc(inArray(rings.state, ["proposed", "accepted"])), desc(rings.id))
    .limit(maxRingsShown);
  const records = await loadRings(
    db,
    own.map(({ id }) => id),
    userId,
  );
  return own.flatMap(({ id }) => records.get(id) ?? []);
}

/** Rings of a member by their ids, in that order. */
export async function listRingsById(db: Db, userId: number, ids: readonly number[]): Promise<RingRecord[]> {
  const records = await loadRings(db, ids, userId, isShownToMember(userId));
  return ids.flatMap((id) => records.get(id) ?? []);
}

const isOfChat = (chatId: number) => sql`${rings.id} = (select c.ring_id from chats c where c.id = ${chatId})`;

/** The ring of one of its members whom no other member has blocked. */
export async function findRingOf(db: Db, userId: number, id: number): Promise<RingRecord | undefined> {
  const record = (await loadRings(db, [id], userId, isShownToMember(userId))).get(id);
  return record?.members.some(({ member }) => member.userId === userId) ? record : undefined;
}

/** For operators; members go by `findRingOf`. */
export const loadRing = async (db: Db, id: number): Promise<RingRecord | undefined> =>
  (await loadRings(db, [id], null)).get(id);

/** Whether no member has blocked a user. */
const isFreeOfBlocks = (ringId: SQLWrapper, userId: number | null) => sql`not exists (
  select 1 from ring_members fellow join blocks b on b.blocker_id = fellow.user_id and b.blocked_id = ${userId}::int
  where fellow.ring_id = ${ringId})`;

/** Whom another member has blocked no longer sees a ring that has ended; no member can be blocked while it goes on. */
const isShownToMember = (userId: number) =>
  or(inArray(rings.state, ["proposed", "accepted"]), isFreeOfBlocks(rings.id, userId));

async function loadRings(
  db: Db,
  ids: readonly number[],
  readerId: number | null,
  condition?: SQL,
): Promise<Map<number, RingRecord>> {
  const records = new Map<number, RingRecord>();
  if (ids.length === 0) return records;
  const rows = await db
    .select({
      ring: rings,
      repairsId: sql<number | null>`(select former.ring_id from ring_members former
        where former.ring_id = ${rings.repairsId} and former.user_id = ${readerId}::int)`,
      repairedById: sql<number | null>`(select r.id from rings r join ring_members m on m.ring_id = r.id
        where r.repairs_id = ${rings.id} and m.user_id = ${readerId}::int and ${isFreeOfBlocks(sql`r.id`, readerId)})`,
      member: ringMembers,
      person: users,
      thing: {
        id: publications.id,
        title: publications.title,
        priceUsd: publications.priceUsd,
        location: publications.location,
      },
      imageId: publicationImages.imageId,
    })
    .from(rings)
    .innerJoin(ringMembers, eq(ringMembers.ringId, rings.id))
    .innerJoin(users, eq(users.id, ringMembers.userId))
    .innerJoin(publications, eq(publications.id, ringMembers.publicationId))
    .leftJoin(
      publicationImages,
      and(eq(publicationImages.publicationId, publications.id), eq(publicationImages.position, 0)),
    )
    .where(and(inArray(rings.id, [...ids]), condition))
    .orderBy(asc(ringMembers.position));
  const chats = readerId === null ? null : await loadRingChats(db, readerId, ids);
  const meetings = readerId === null ? null : await loadRingMeetings(db, readerId, ids);
  for (const { ring, repairsId, repairedById, ...member } of rows) {
    const record = records.get(ring.id);
    if (record) record.members.push(member);
    else
      records.set(ring.id, {
        ring,
        repairsId,
        repairedById,
        chat: chats?.get(ring.id) ?? null,
        meetings: meetings?.get(ring.id) ?? [],
        members: [member],
      });
  }
  return records;
}
