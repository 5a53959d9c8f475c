import { isSelf, refused } from "./channel";
import type { Channel } from "./channel";

/** Changes of the user's chats. */
export const chatChannel: Channel = async (_services, viewerId, params) =>
  isSelf(params, viewerId) ? { stream: `chats:${viewerId}` } : refused;

/** Changes of the user's transactions. */
export const requestChannel: Channel = async (_services, viewerId, params) =>
  isSelf(params, viewerId) ? { stream: `requests:${viewerId}` } : refused;
