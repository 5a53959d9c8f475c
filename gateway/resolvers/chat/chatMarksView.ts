import type { ChatMarkRecord } from "../../rest/chats";

/** The marks of both participants, of which the viewer sees the other's. */
export interface ChatMarksView {
  chatId: string;
  marks: ChatMarkRecord[];
}
