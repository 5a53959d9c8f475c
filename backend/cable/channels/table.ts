import type { Channel } from "./channel";
import { commentChannel } from "./commentChannel";
import { messageChannel } from "./messageChannel";
import { notificationChannel } from "./notificationChannel";
import { chatChannel, requestChannel } from "./userChannels";

/** Every channel by its name on the wire; an unknown one gets no answer. */
export const channels = new Map<string, Channel>([
  ["NotificationChannel", notificationChannel],
  ["ChatChannel", chatChannel],
  ["MessageChannel", messageChannel],
  ["RequestChannel", requestChannel],
  ["CommentChannel", commentChannel],
]);
