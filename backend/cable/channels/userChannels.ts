import { markAllDelivered, markDelivered } from "../../commands/chatMarks";
import { parseId } from "../protocol";
import { isSelf, rejection } from "./channel";
import type { Channel } from "./channel";

/** Changes of the user's chats. Who follows them has a device that gets what was written meanwhile. */
export const chatChannel: Channel = async ({ db }, viewerId, params) => {
  if (!isSelf(params, viewerId)) return rejection;
  return {
    stream: `chats:${viewerId}`,
    loadSnapshot: async () => {
      await markAllDelivered(db, viewerId);
      return undefined;
    },
    actions: {
      received: async (data) => {
        const chatId = parseId(data.chat_id);
        if (chatId !== null) await markDelivered(db, viewerId, chatId);
      },
    },
  };
};

/** Changes of the user's transactions. */
export const requestChannel: Channel = async (_services, viewerId, params) =>
  isSelf(params, viewerId) ? { stream: `requests:${viewerId}` } : rejection;
