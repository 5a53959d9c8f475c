import { and, eq } from "drizzle-orm";
import { findChat } from "../db/chats";
import type { Db } from "../db/client";
import { chatMutes } from "../db/schema/chats";
import { notFound } from "../errors";
import { chatMessages } from "./messages";
import { emit } from "./outbox";
import { runAtomically } from "./runAtomically";

/**
 * Mutes or unmutes a chat for a participant and notifies their other devices. Safe to repeat. Throws HttpError 404 for
 * strangers.
 */
export function muteChat(db: Db, viewerId: number, chatId: number, isMuted: boolean): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await findChat(tx, viewerId, chatId);
    if (!chat) throw notFound(chatMessages.notFound);
    const changed = isMuted
      ? await tx.insert(chatMutes).values({ chatId, userId: viewerId }).onConflictDoNothing().returning()
      : await tx
          .delete(chatMutes)
          .where(and(eq(chatMutes.chatId, chatId), eq(chatMutes.userId, viewerId)))
          .returning();
    if (changed.length === 0) return;
    const to = { userId: viewerId, chatId };
    await emit(tx, [chat.ringId === null ? { kind: "chat", event: "update", ...to } : { kind: "ringChat", ...to }]);
  });
}
