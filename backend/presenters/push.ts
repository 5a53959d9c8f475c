import type { NotificationTopic } from "../../rules/notificationSettings";
import type { PushPayload } from "../../rules/push";
import { topicOf } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";

/** What a push may lead to: numbers alone. */
interface Pushed {
  id: number;
  chatId: number | null;
  transactionId: number | null;
  publicationId: number | null;
  commentId: number | null;
  extra: Record<string, unknown>;
}

const texts: Record<NotificationTopic, string> = {
  messages: "Tienes un mensaje nuevo",
  questions: "Hay una novedad en tus preguntas",
  proposals: "Hay una novedad en tus cambios",
  meetings: "Hay una novedad sobre tu encuentro",
  alerts: "Hay algo que buscas",
  rings: "Hay una novedad en tu círculo",
  payments: "Hay una novedad sobre tu pago",
  publications: "Hay una novedad sobre tus publicaciones",
};

/** The push about a notification: neither names nor titles nor words, since a locked phone shows it to all. */
export function presentPush(pushed: Pushed, type: NotificationType): PushPayload {
  const topic = topicOf(type);
  return {
    text: topic ? texts[topic] : "Hay una novedad en tu cuenta",
    // Many messages of a chat are one push.
    tag: type === "new_message" ? `chat-${pushed.chatId}` : `n-${pushed.id}`,
    path: pathOf(pushed, topic) ?? "/notifications_page",
  };
}

/** A later digest takes the place of an earlier one that was not read. */
export const digestPush: PushPayload = {
  text: "Tu resumen del día está listo",
  tag: "digest",
  path: "/notifications_page",
};

function pathOf(pushed: Pushed, topic: NotificationTopic | null): string | null {
  const { chatId, transactionId, publicationId, commentId, extra } = pushed;
  switch (topic) {
    case "messages":
    case "proposals":
      return chatId === null ? "/requests?tab=1" : `/chats/${chatId}`;
    case "meetings":
      if (isOfRing(extra)) return `/circulo/${extra.ring.id}`;
      return extra.meeting ? `/encuentro/${transactionId}` : `/cambio_seguro/${transactionId}`;
    case "rings":
      return isOfRing(extra) ? `/circulo/${extra.ring.id}` : null;
    case "questions":
      return publicationId === null ? null : `/publicacion/${publicationId}?commentId=${commentId}`;
    case "alerts":
      return publicationId === null ? null : `/publicacion/${publicationId}`;
    default:
      return null;
  }
}

const isOfRing = (extra: Record<string, unknown>): extra is { ring: { id: number } } => "ring" in extra;
