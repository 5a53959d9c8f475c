import type { ChatMarks } from "../db/chatMarks";

/**
 * How far each participant has got the messages of a chat, and read them; 0 for none, null where that is not shared.
 */
export const presentChatMarks = ({ marks, isReadingShared }: ChatMarks) =>
  marks.map(({ userId, readId, deliveredId }) => ({
    user_id: userId,
    read_id: isReadingShared ? readId : null,
    // What was read has reached them.
    delivered_id: Math.max(readId, deliveredId),
  }));
