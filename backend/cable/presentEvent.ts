import type { CableEvent } from "../commands/outbox";
import { presentChat } from "../presenters/chat";
import { presentChatMarks } from "../presenters/chatMarks";
import { presentComment } from "../presenters/comment";
import { presentMessage } from "../presenters/message";
import { presentNotification } from "../presenters/notification";
import { presentRingChat } from "../presenters/ringChat";
import { presentSecurityChange } from "../presenters/securityChange";
import { presentRequestEvent } from "../presenters/transaction";
import type { RingChatRecord } from "../db/ringChats";
import type { EventRecords } from "./eventRecords";

/**
 * Subscribers who must not see an event: those whom the author of a comment or the owner of its publication blocked,
 * and members of a ring between whom a block stands by now.
 */
export async function listExcluded(records: EventRecords, event: CableEvent): Promise<ReadonlySet<number>> {
  if (event.kind === "message" && event.ringId !== undefined) {
    const views = (await records.ringChats.load(event.chatId)) ?? new Map<number, RingChatRecord>();
    const members = [...views.values()].at(0)?.marks ?? [];
    return new Set(members.flatMap(({ userId }) => (views.has(userId) ? [] : userId)));
  }
  const found = event.kind === "comment" ? await records.comments.load(event.commentId) : undefined;
  if (!found) return new Set();
  const [byAuthor, byOwner] = await Promise.all([
    records.blocked.load(found.author.id),
    records.blocked.load(found.ownerId),
  ]);
  return new Set([...(byAuthor ?? []), ...(byOwner ?? [])]);
}

/** The wire's message of an event, as its receiver sees it now; null for what is gone. */
export async function presentEvent(
  records: EventRecords,
  event: CableEvent,
  { origin, now }: { origin: string; now: Date },
): Promise<unknown> {
  switch (event.kind) {
    case "notification": {
      const record = await records.notifications.load(event.notificationId);
      return record ? { event: "received", notification: presentNotification(record, origin) } : null;
    }
    case "chat": {
      const record = (await records.chats.load(event.chatId))?.get(event.userId);
      return record ? { event: event.event, ...presentChat(record, origin, now) } : null;
    }
    case "ringChat": {
      const record = (await records.ringChats.load(event.chatId))?.get(event.userId);
      return record ? { event: "update", ring_chat: presentRingChat(record, origin, now) } : null;
    }
    case "request": {
      const record = await records.transactions.load(event.transactionId);
      if (!record) return null;
      const stars = await records.stars.load(event.transactionId);
      return { event: "update", transaction: presentRequestEvent(record, stars?.get(event.userId), origin) };
    }
    case "message": {
      const record = await records.messages.load(event.messageId);
      return record ? { messages: [presentMessage(record, origin)] } : null;
    }
    case "chatMarks": {
      const record = await records.chatMarks.load(event.chatId);
      return record ? { marks: presentChatMarks(record) } : null;
    }
    case "securityChange": {
      const record = await records.transactions.load(event.transactionId);
      return record?.securityChange ? { security_change: presentSecurityChange(record.securityChange) } : null;
    }
    case "comment": {
      const record = await records.comments.load(event.commentId);
      return record ? presentComment(record) : null;
    }
    case "sessionEnd":
      return null;
  }
}
