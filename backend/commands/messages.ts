import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { lockChat } from "../db/chats";
import type { MessageRecord } from "../db/messages";
import { chats, messages } from "../db/schema/chats";
import { images } from "../db/schema/images";
import { messageTexts } from "../../rules/message";
import { invalidFields, notFound, unprocessable, usedRequestId } from "../errors";
import { isChatWritable } from "../policies/transaction";
import { isRingChatWritable } from "../../rules/ring";
import { listRingMembers } from "../db/rings";
import { runAtomically } from "./runAtomically";
import { notify } from "./notify";
import type { CableEvent } from "./outbox";

/** Why a message is not stored. */
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
    const found = await lockChat(tx, sender.id, chatId, message);
    if (!found) throw notFound(chatMessages.notFound);
    const { chat, transaction, ring, earlier, quoted, muting } = found;
    if (earlier) {
      requireSame(earlier, message);
      return { record: { message: earlier, sender, quoted }, isNew: false };
    }
    const isWritable = transaction ? isChatWritable(transaction, now) : ring && isRingChatWritable(ring, now);
    if (!isWritable) throw unprocessable(chatMessages.closed);
    if (message.replyToId !== null && !quoted) throw invalidFields({ reply_to: [messageTexts.notQuotable] });
    if (message.picture) await tx.insert(images).values({ ...message.picture, ownerId: sender.id });
    const touched = tx
      .$with("touched")
      .as(tx.update(chats).set({ updatedAt: now }).where(eq(chats.id, chatId)).returning({ id: chats.id }));
    const [added] = await tx
      .with(touched)
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
    const participants = ring
      ? (await listRingMembers(tx, ring.id)).map(({ userId }) => userId)
      : [chat.ownerId, chat.interestedId].flatMap((userId) => userId ?? []);
    const receivers = participants.filter((userId) => userId !== sender.id);
    const notified = receivers.filter((userId) => !muting.includes(userId));
    await notify(
      tx,
      notified.map((userId) => ({
        userId,
        type: "new_message",
        transactionId: chat.transactionId ?? undefined,
        ...(ring && { extra: { ring: { id: ring.id } } }),
      })),
      [
        { kind: "message", chatId, messageId: added.id, ...(ring && { ringId: ring.id }) },
        ...[...receivers, sender.id].map((userId): CableEvent =>
          ring ? { kind: "ringChat", userId, chatId } : { kind: "chat", userId, chatId, event: "update" },
        ),
      ],
    );
    return { record: { message: added, sender, quoted }, isNew: true };
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
