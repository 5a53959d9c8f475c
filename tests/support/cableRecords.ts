/** Identifiers and bodies as recorded, for the cable of user 1 and chat 7. */

/** Subscriptions of Ana (1), as the gateway writes them. */
export const notificationsIdentifier = '{"channel":"NotificationChannel","user_id":1}';
export const chatsIdentifier = '{"channel":"ChatChannel","user_id":1}';
export const conversationIdentifier = '{"channel":"MessageChannel","chat_id":7,"user_id":1}';

/** A frame of NotificationChannel. */
export const notificationEvent = (id: number, type = "new_change") => ({
  event: "received",
  notification: {
    id,
    type_notification_id: type === "new_message" ? 10 : 1,
    type_notification: type,
    user_id: 1,
    read: false,
    toast_notification: false,
    created_at: "2026-11-20T23:48:16.119Z",
    model: null,
  },
});

/** Written by Luis (2) in chat 7. */
export const messageRecord = (id: number) => ({
  id,
  random_id: `r-${id}`,
  chat_id: 7,
  user_from: { id: 2, name: "Luis", last_name: "Gómez" },
  message: `número ${id}`,
  created_at: "2026-11-20T23:48:11.231Z",
});
