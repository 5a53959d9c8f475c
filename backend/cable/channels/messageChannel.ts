import { announceTyping } from "../../commands/announceTyping";
import { readMessages } from "../../commands/chatMarks";
import { chatMessages } from "../../commands/messages";
import { findChat } from "../../db/chats";
import { listMessages } from "../../db/messages";
import { presentMessage } from "../../presenters/message";
import { parseId } from "../protocol";
import { isSelf } from "./channel";
import type { Channel } from "./channel";

/** The followers of a conversation are also notified there of a new chat. */
function presentNewChat(content: unknown) {
  const { event: _create, ...chat } = content as { event: string };
  return { new_chat: chat };
}

/** The conversation of one chat, for its two participants: the whole history, then message by message. */
export const messageChannel: Channel = async ({ db, origin }, viewerId, params) => {
  const chatId = parseId(params.chat_id);
  const chat = chatId !== null && isSelf(params, viewerId) ? await findChat(db, viewerId, chatId) : undefined;
  if (!chat) return { refusal: { errors: [chatMessages.notFound] } };
  return {
    stream: `messages:${chat.id}`,
    news: {
      stream: `chats:${viewerId}`,
      wants: (event) => event.kind === "chat" && event.event === "create",
      present: presentNewChat,
    },
    loadSnapshot: async () => {
      const history = await listMessages(db, chat.id);
      return {
        content: { messages: history.map((record) => presentMessage(record, origin)) },
        upTo: history.at(-1)?.message.id ?? 0,
      };
    },
    actions: {
      read_messages: async () => {
        await readMessages(db, viewerId, chat.id);
      },
      typing: () => announceTyping(db, viewerId, chat.id),
    },
  };
};
