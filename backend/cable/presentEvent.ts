import type { CableEvent } from "../commands/outbox";
import { loadChat } from "../db/chats";
import { listBlockedBy } from "../db/blocks";
import { loadComment, loadComments } from "../db/comments";
import { loadMessages } from "../db/messages";
import { loadNotification } from "../db/notifications";
import { loadStarsGiven, loadTransaction } from "../db/transactions";
import { presentChat } from "../presenters/chat";
import { presentComment } from "../presenters/comment";
import { presentMessage } from "../presenters/message";
import { presentNotification } from "../presenters/notification";
import { presentSecurityChange } from "../presenters/securityChange";
import { presentRequestEvent } from "../presenters/transaction";
import type { Services } from "../services";

/**
 * Subscribers who must not see an event: those whom the author of a comment or the owner of its publication blocked.
 */
export async function listExcluded({ db }: Services, event: CableEvent): Promise<ReadonlySet<number>> {
  if (event.kind !== "comment") return new Set();
  const found = (await loadComments(db, [event.commentId])).get(event.commentId);
  return found ? listBlockedBy(db, [found.author.id, found.ownerId]) : new Set();
}

/** The wire's message of an event, as its receiver sees it now; null for what is gone. */
export async function presentEvent({ db, origin }: Services, event: CableEvent): Promise<unknown> {
  switch (event.kind) {
    case "notification": {
      const record = await loadNotification(db, event.userId, event.notificationId);
      return record ? { event: "received", notification: presentNotification(record, origin) } : null;
    }
    case "chat": {
      const record = await loadChat(db, event.userId, event.chatId);
      return record ? { event: event.event, ...presentChat(record, origin) } : null;
    }
    case "request": {
      const record = await loadTransaction(db, event.transactionId);
      if (!record) return null;
      const stars = await loadStarsGiven(db, event.userId, [event.transactionId]);
      const transaction = presentRequestEvent(record, stars.get(event.transactionId), origin);
      return { event: "update", transaction };
    }
    case "message": {
      const records = await loadMessages(db, [event.messageId]);
      return records.length > 0 ? { messages: records.map((record) => presentMessage(record, origin)) } : null;
    }
    case "securityChange": {
      const record = await loadTransaction(db, event.transactionId);
      return record?.securityChange ? { security_change: presentSecurityChange(record.securityChange) } : null;
    }
    case "comment": {
      const record = await loadComment(db, event.commentId);
      return record ? presentComment(record) : null;
    }
    case "sessionEnd":
      return null;
  }
}
