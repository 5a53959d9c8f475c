/** Bodies as they were recorded from a real server. */

const ana = {
  id: 1,
  name: "Ana",
  last_name: "Pérez",
  city: "Caracas",
  reputation: 4.5,
  verified: true,
  picture: null,
  active: true,
};
const luis = {
  id: 2,
  name: "Luis",
  last_name: "Gómez",
  city: "Caracas",
  reputation: 3,
  verified: false,
  picture: null,
  active: true,
};

/** From Luis (2) to Ana (1), as in a frame of MessageChannel. */
export function message(id: number, text = `mensaje ${id}`) {
  return {
    id,
    random_id: `r-${id}`,
    chat_id: 1,
    user_from: { id: 2, name: "Luis", last_name: "Gómez" },
    message: text,
    picture_url: null,
    latitude: null,
    longitude: null,
    created_at: "2026-11-20T23:48:11.231Z",
  };
}

/** Of Ana (1); type 10 is the hidden one. */
export function notification(id: number, type = 1, name = "new_change") {
  return {
    id,
    type_notification_id: type,
    type_notification: name,
    user_id: 1,
    read: false,
    toast_notification: false,
    created_at: "2026-11-20T23:48:11.264Z",
    model: {},
  };
}

/** A message of ChatChannel: the chat's fields stand beside `event`. */
export function chatEvent(event: string, id = 1, unread = 0) {
  return {
    event,
    id,
    owner: ana,
    interested: luis,
    unread_messages: unread,
    last_message: message(5),
    transaction: { id: 1, status: "active", publication: { id: 1, title: "Teléfono Android 128GB" } },
    updated_at: "2026-11-20T23:48:20.447Z",
    order: 1795218500,
  };
}

/** Identifiers of subscriptions, as the cable compares them: character by character. */
export const chatsOfAna = '{"channel":"ChatChannel","user_id":1}';
/** Ana's notifications. */
export const notificationsOfAna = '{"channel":"NotificationChannel","user_id":1}';
/** Ana's chat 1 with Luis. */
export const conversation = '{"channel":"MessageChannel","chat_id":1,"user_id":1}';
