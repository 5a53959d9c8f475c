import { lastSeenOf } from "../../rules/lastSeen";
import type { ChatRecord } from "../db/chats";
import { marksOfParties } from "../db/chatMarks";
import { presentChatMarks } from "./chatMarks";
import { presentMessage } from "./message";
import { presentTransactionLine } from "./transaction";
import { presentPerson } from "./user";

/** A chat; `unread_messages` is counted for the participant who gets it. */
export function presentChat(
  {
    chat,
    owner,
    interested,
    transaction,
    publication,
    unread,
    isMuted,
    sharesTyping,
    isReadingShared,
    lastSeenAt,
    last,
    lastEvent,
  }: ChatRecord,
  origin: string,
  now: Date,
) {
  return {
    id: chat.id,
    // Not recorded from the original: a block hides the chat itself, so neither has blocked the other.
    owner: { ...presentPerson(owner, origin), blocked: false },
    interested: { ...presentPerson(interested, origin), blocked: false },
    unread_messages: unread,
    last_message: last ? presentMessage(last, origin) : null,
    last_event: lastEvent ? presentTransactionLine(lastEvent) : null,
    transaction: {
      id: transaction.id,
      status: transaction.status,
      offer_author: transaction.offerAuthor,
      amendment_author: transaction.amendmentAuthor,
      publication,
    },
    // Beyond the recording.
    marks: presentChatMarks({ marks: marksOfParties(chat), isReadingShared }),
    replies: true,
    muted: isMuted,
    typing: sharesTyping,
    last_seen: lastSeenOf(lastSeenAt, now),
    updated_at: chat.updatedAt.toISOString(),
    order: Math.floor(chat.updatedAt.getTime() / 1000),
  };
}
