import type { TransactionRole } from "../../rules/transaction";
import { and, eq, lt, sql } from "drizzle-orm";
import { listUndelivered, newestIdOf } from "../db/chatMarks";
import { isParticipant } from "../db/chats";
import type { Db } from "../db/client";
import { chats } from "../db/schema/chats";
import { runAtomically } from "./runAtomically";
import { emit } from "./outbox";
import type { CableEvent } from "./outbox";

type MarkColumn = "ownerDeliveredId" | "interestedDeliveredId" | "ownerReadId" | "interestedReadId";

/** Chats that are marked when a user comes back; older ones when they are read. */
const maxChats = 50;

/** A device of the user has all messages of a chat: their mark moves to the newest one, only forward. */
export function markDelivered(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await moveMark(tx, viewerId, chatId, {
      owner: "ownerDeliveredId",
      interested: "interestedDeliveredId",
    });
    if (chat?.hasMoved) await emit(tx, [{ kind: "chatMarks", chatId }]);
  });
}

/** They have read them, too; the chat event that follows is the reader's answer. */
export function readMessages(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await moveMark(tx, viewerId, chatId, { owner: "ownerReadId", interested: "interestedReadId" });
    if (!chat) return;
    const marks: CableEvent[] = chat.hasMoved ? [{ kind: "chatMarks", chatId }] : [];
    await emit(tx, [{ kind: "chat", userId: viewerId, chatId, event: "update" }, ...marks]);
  });
}

/** Moves the mark of one of the participants in their own column, in one statement; undefined for any other user. */
async function moveMark(tx: Db, viewerId: number, chatId: number, columns: Record<TransactionRole, MarkColumn>) {
  const [owner, interested] = [chats[columns.owner], chats[columns.interested]];
  const isOwner = eq(chats.ownerId, viewerId);
  const isOwn = and(eq(chats.id, chatId), isParticipant(viewerId));
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
    .select({ hasMoved: sql<boolean>`exists (select 1 from ${moved})` })
    .from(chats)
    .where(isOwn);
  return chat;
}

/** The same of all chats with something that has not reached them. One by one: two users share no order of locks. */
export async function markAllDelivered(db: Db, viewerId: number): Promise<void> {
  for (const chatId of await listUndelivered(db, viewerId, maxChats)) await markDelivered(db, viewerId, chatId);
}
