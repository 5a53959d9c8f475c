import type { TransactionRole } from "../../rules/transaction";
import { and, eq, lt, sql } from "drizzle-orm";
import { isReadingShared, listUndelivered, newestIdOf } from "../db/chatMarks";
import { isParty } from "../db/chats";
import type { Db } from "../db/client";
import { isRingMember, listUndeliveredRingChats } from "../db/ringChats";
import { chats } from "../db/schema/chats";
import { ringMembers } from "../db/schema/rings";
import { runAtomically } from "./runAtomically";
import { emit } from "./outbox";
import type { CableEvent } from "./outbox";

type Mark = "readId" | "deliveredId";
/** In which column of the chat of a transaction each party has it. */
const partyColumns = {
  readId: { owner: "ownerReadId", interested: "interestedReadId" },
  deliveredId: { owner: "ownerDeliveredId", interested: "interestedDeliveredId" },
} as const satisfies Record<Mark, Record<TransactionRole, string>>;

/** Chats that are marked when a user comes back; older ones when they are read. */
const maxChats = 50;

/** A device of the user has all messages of a chat: their mark moves to the newest one, only forward. */
export function markDelivered(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await moveMark(tx, viewerId, chatId, "deliveredId");
    if (chat?.hasMoved) await emit(tx, [{ kind: "chatMarks", chatId }]);
  });
}

/** They have read them, too; the chat event that follows is the reader's answer. */
export function readMessages(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await moveMark(tx, viewerId, chatId, "readId");
    if (!chat) return;
    // With read marks hidden, no event may reveal a read; only delivery is reported.
    const markToReport =
      chat.hasMoved && !chat.isReadingShared ? await moveMark(tx, viewerId, chatId, "deliveredId") : chat;
    const marks: CableEvent[] = markToReport?.hasMoved ? [{ kind: "chatMarks", chatId }] : [];
    const change: CableEvent = chat.isRing
      ? { kind: "ringChat", userId: viewerId, chatId }
      : { kind: "chat", userId: viewerId, chatId, event: "update" };
    await emit(tx, [change, ...marks]);
  });
}

/** Moves the mark of one of the participants; undefined for any other user. */
const moveMark = async (tx: Db, viewerId: number, chatId: number, mark: Mark) =>
  (await moveMarkOfParty(tx, viewerId, chatId, mark)) ?? (await moveMarkOfMember(tx, viewerId, chatId, mark));

/** In their own column of the chat, in one statement. */
async function moveMarkOfParty(tx: Db, viewerId: number, chatId: number, mark: Mark) {
  const columns = partyColumns[mark];
  const [owner, interested] = [chats[columns.owner], chats[columns.interested]];
  const isOwner = eq(chats.ownerId, viewerId);
  const isOwn = and(eq(chats.id, chatId), isParty(viewerId));
  const newestId = newestIdOf(chats.id);
  const moved = tx.$with("moved").as(
    tx
      .update(chats)
      .set({
        [columns.owner]: sql`case when ${isOwner} then ${newestId} else ${owner} end`,
        [columns.interested]: sql`case when ${isOwner} then ${interested} else ${newestId} end`,
      })
      .where(and(isOwn, lt(sql`case when ${isOwner} then ${owner} else ${interested} end`, newestId)))
      .returning({ id: chats.id }),
  );
  const [chat] = await tx
    .with(moved)
    .select({ hasMoved: sql<boolean>`exists (select 1 from ${moved})`, isReadingShared })
    .from(chats)
    .where(isOwn);
  return chat && { ...chat, isRing: false };
}

/** In their row of the ring. */
async function moveMarkOfMember(tx: Db, viewerId: number, chatId: number, mark: Mark) {
  const [chat] = await tx
    .select({ ringId: chats.ringId, isReadingShared })
    .from(chats)
    .where(and(eq(chats.id, chatId), isRingMember(viewerId)));
  if (!chat || chat.ringId === null) return undefined;
  const newestId = sql`(select coalesce(max(id), 0) from messages where chat_id = ${chatId})`;
  const moved = await tx
    .update(ringMembers)
    .set({ [mark]: newestId })
    .where(and(eq(ringMembers.ringId, chat.ringId), eq(ringMembers.userId, viewerId), lt(ringMembers[mark], newestId)))
    .returning({ ringId: ringMembers.ringId });
  return { hasMoved: moved.length > 0, isReadingShared: chat.isReadingShared, isRing: true };
}

/** The same of all chats with something that has not reached them. One by one: two users share no order of locks. */
export async function markAllDelivered(db: Db, viewerId: number): Promise<void> {
  const waiting = [
    ...(await listUndelivered(db, viewerId, maxChats)),
    ...(await listUndeliveredRingChats(db, viewerId, maxChats)),
  ];
  for (const chatId of waiting) await markDelivered(db, viewerId, chatId);
}
