import type { NotificationTopic } from "../../../rules/notificationSettings";
import { renderMail } from "./layout";
import type { Mail } from "./layout";
import { settingsLink } from "./transaction";

/** How many notifications of a topic a digest gathers. */
export interface TopicCount {
  topic: NotificationTopic;
  count: number;
}

interface DigestMailData {
  recipient: string;
  topics: readonly TopicCount[];
}

/** One, and several. */
const lines: Record<NotificationTopic, readonly [string, string]> = {
  messages: ["1 mensaje sin leer", "mensajes sin leer"],
  questions: ["1 respuesta a tus preguntas", "respuestas a tus preguntas"],
  proposals: ["1 novedad en tus cambios", "novedades en tus cambios"],
  meetings: ["1 novedad en tus encuentros", "novedades en tus encuentros"],
  alerts: ["1 publicación que buscas", "publicaciones que buscas"],
  rings: ["1 novedad en tus círculos", "novedades en tus círculos"],
  payments: ["1 pago", "pagos"],
  publications: ["1 novedad de tus publicaciones", "novedades de tus publicaciones"],
};

const places: Partial<Record<NotificationTopic, string>> = {
  messages: "/chats/",
  alerts: "/para_ti",
};

/** What a day has brought, by numbers alone. */
export function digestMail({ recipient, topics }: DigestMailData, publicUrl: string, unsubscribeUrl: string): Mail {
  const [first, ...others] = topics;
  const place = (first && others.length === 0 && places[first.topic]) ?? "/notifications_page";
  return renderMail({
    subject: "Tu resumen de Truequea",
    preview: "Lo que pasó desde el último resumen.",
    greeting: `¡Hola, ${recipient}!`,
    lines: [
      "Esto pasó desde tu último resumen:",
      ...topics.map(({ topic, count }) => (count === 1 ? lines[topic][0] : `${count} ${lines[topic][1]}`)),
    ],
    button: { label: "Ver las novedades", link: `${publicUrl}${place}` },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}
