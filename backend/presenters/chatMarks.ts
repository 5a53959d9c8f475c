import type { ChatMark } from "../db/chatMarks";

/** How far each participant has got the messages of a chat, and read them; 0 for none. */
export const presentChatMarks = (marks: readonly ChatMark[]) =>
  marks.map(({ userId, readId, deliveredId }) => ({
    user_id: userId,
    read_id: readId,
    // What was read has reached them.
    delivered_id: Math.max(readId, deliveredId),
  }));
