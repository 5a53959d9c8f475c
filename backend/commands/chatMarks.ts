import { and, eq, lt } from "drizzle-orm";
import { findNewestId, listUndelivered } from "../db/chatMarks";
import { findChat } from "../db/chats";
import type { Db } from "../db/client";
import { chats } from "../db/schema/chats";
import { runAtomically } from "./runAtomically";
import { emit } from "./outbox";

/** Chats that are marked when a user comes back; older ones when they are read. */
const maxChats = 50;

/** A device of the user has all messages of a chat: their mark moves to the newest one, only forward. */
export function markDelivered(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await findChat(tx, viewerId, chatId);
    if (!chat) return;
    const key = chat.ownerId === viewerId ? "ownerDeliveredId" : "interestedDeliveredId";
    const newestId = await findNewestId(tx, chatId);
    const moved = await tx
      .update(chats)
      .set({ [key]: newestId })
      .where(and(eq(chats.id, chatId), lt(chats[key], newestId)))
      .returning({ id: chats.id });
    await emit(
      tx,
      moved.map(({ id }) => ({ kind: "chatMarks", chatId: id })),
    );
  });
}

/** The same of all chats with something that has not reached them. One by one: two users share no order of locks. */
export async function markAllDelivered(db: Db, viewerId: number): Promise<void> {
  for (const chatId of await listUndelivered(db, viewerId, maxChats)) await markDelivered(db, viewerId, chatId);
}
