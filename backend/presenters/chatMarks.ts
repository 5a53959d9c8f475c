import type { ChatMarksRecord } from "../db/chatMarks";

/** How far each participant has got the messages of a chat, and read them; 0 for none. */
export function presentChatMarks({ chat }: ChatMarksRecord) {
  return [
    presentMark(chat.ownerId, chat.ownerReadId, chat.ownerDeliveredId),
    presentMark(chat.interestedId, chat.interestedReadId, chat.interestedDeliveredId),
  ];
}

function presentMark(userId: number, readId: number, deliveredId: number) {
  // What was read has reached them.
  return { user_id: userId, read_id: readId, delivered_id: Math.max(readId, deliveredId) };
}
