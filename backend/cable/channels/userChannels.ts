import { isSelf, rejection } from "./channel";
import type { Channel } from "./channel";

/** Changes of the user's chats. */
export const chatChannel: Channel = async (_services, viewerId, params) =>
  isSelf(params, viewerId) ? { stream: `chats:${viewerId}` } : rejection;

/** Changes of the user's transactions. */
export const requestChannel: Channel = async (_services, viewerId, params) =>
  isSelf(params, viewerId) ? { stream: `requests:${viewerId}` } : rejection;
