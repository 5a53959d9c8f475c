import { isRingChatWritable } from "../../rules/ring";
import type { RingChatRecord } from "../db/ringChats";
import { presentChatMarks } from "./chatMarks";
import { presentMessage } from "./message";

/** The chat of a ring; `unread_messages` is counted for the member who gets it. */
export const presentRingChat = (
  { chat, ring, unread, isMuted, sharesTyping, last, marks, isReadingShared }: RingChatRecord,
  origin: string,
  now: Date,
) => ({
  id: chat.id,
  ring_id: chat.ringId,
  writable: isRingChatWritable(ring, now),
  unread_messages: unread,
  last_message: last ? presentMessage(last, origin) : null,
  marks: presentChatMarks({ marks, isReadingShared }),
  muted: isMuted,
  typing: sharesTyping,
  updated_at: chat.updatedAt.toISOString(),
});
