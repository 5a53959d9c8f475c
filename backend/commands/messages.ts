import { and, eq, lt, max, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { findChat, lockChat } from "../db/chats";
import { findQuoted } from "../db/messages";
import type { MessageRecord } from "../db/messages";
import { chats, messages } from "../db/schema/chats";
import { images } from "../db/schema/images";
import { messageTexts } from "../../rules/message";
import { invalidFields, notFound, unprocessable, usedRequestId } from "../errors";
import { isChatWritable } from "../policies/transaction";
import { runAtomically } from "./runAtomically";
import { notify } from "./notify";
import { emit } from "./outbox";

export const chatMessages = {
  notFound: "Chat no encontrado",
  closed: "Este chat ya no admite mensajes",
  otherContent: "Ya enviaste otro mensaje con este identificador",
};

interface NewMessage {
  randomId: string;
  /** Trimmed; null for a picture or a place without words. */
  text: string | null;
  picture: { id: string; width: number; height: number } | null;
  /** A place, with what the sender calls it. */
  location: { latitude: number; longitude: number; name: string | null } | null;
  /** The message of this chat that it answers. */
  replyToId: number | null;
}

/**
 * Stores a message once per `randomId`. `isNew` is false for a repeat: it returns the first one and does not use a
 * picture sent along. Throws HttpError 404 for strangers, 422 where the chat is no longer writable.
 */
export function postMessage(
  db: Db,
  now: Date,
  sender: MessageRecord["sender"],
  chatId: number,
  message: NewMessage,
): Promise<{ record: MessageRecord; isNew: boolean }> {
  return runAtomically(db, async (tx) => {
    const found = await lockChat(tx, sender.id, chatId);
    if (!found) throw notFound(chatMessages.notFound);
    const { chat, transaction } = found;
    const [earlier] = await tx
      .select()
      .from(messages)
      .where(
        and(eq(messages.chatId, chatId), eq(messages.senderId, sender.id), eq(messages.randomId, message.randomId)),
      );
    const quoted = await findQuoted(tx, chatId, message.replyToId);
    if (earlier) {
      requireSame(earlier, message);
      return { record: { message: earlier, sender, quoted }, isNew: false };
    }
    if (!isChatWritable(transaction, now)) throw unprocessable(chatMessages.closed);
    if (message.replyToId !== null && !quoted) throw invalidFields({ reply_to: [messageTexts.notQuotable] });
    if (message.picture) await tx.insert(images).values({ ...message.picture, ownerId: sender.id });
    const [added] = await tx
      .insert(messages)
      .values({
        chatId,
        senderId: sender.id,
        randomId: message.randomId,
        text: message.text,
        imageId: message.picture?.id ?? null,
        latitude: message.location?.latitude ?? null,
        longitude: message.location?.longitude ?? null,
        placeName: message.location?.name ?? null,
        replyToId: message.replyToId,
        createdAt: now,
      })
      .returning();
    if (!added) throw new Error("insert returned nothing");
    await tx.update(chats).set({ updatedAt: now }).where(eq(chats.id, chatId));
    const receiverId = chat.ownerId === sender.id ? chat.interestedId : chat.ownerId;
    await notify(
      tx,
      [{ userId: receiverId, type: "new_message", transactionId: chat.transactionId }],
      [
        { kind: "message", chatId, messageId: added.id },
        { kind: "chat", userId: receiverId, chatId, event: "update" },
        { kind: "chat", userId: sender.id, chatId, event: "update" },
      ],
    );
    return { record: { message: added, sender, quoted }, isNew: true };
  });
}

/** Moves the reader's mark to the newest message, only forward; the chat event that follows is the reader's answer. */
export function readMessages(db: Db, viewerId: number, chatId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const chat = await findChat(tx, viewerId, chatId);
    if (!chat) return;
    const mark = chat.ownerId === viewerId ? chats.ownerReadId : chats.interestedReadId;
    const key = chat.ownerId === viewerId ? "ownerReadId" : "interestedReadId";
    const [newest] = await tx
      .select({ id: max(messages.id) })
      .from(messages)
      .where(eq(messages.chatId, chatId));
    const moved = await tx
      .update(chats)
      .set({ [key]: newest?.id ?? 0 })
      .where(and(eq(chats.id, chatId), lt(mark, sql`${newest?.id ?? 0}`)))
      .returning({ id: chats.id });
    await emit(tx, [
      { kind: "chat", userId: viewerId, chatId, event: "update" },
      ...moved.map(({ id }) => ({ kind: "chatMarks", chatId: id }) as const),
    ]);
  });
}

function requireSame(first: typeof messages.$inferSelect, again: NewMessage) {
  const isSame =
    first.text === again.text &&
    (first.imageId !== null) === (again.picture !== null) &&
    first.latitude === (again.location?.latitude ?? null) &&
    first.longitude === (again.location?.longitude ?? null) &&
    first.placeName === (again.location?.name ?? null) &&
    first.replyToId === again.replyToId;
  if (!isSame) throw usedRequestId(chatMessages.otherContent);
}
