import { digestHour, quietFrom, quietUntil } from "../../../rules/notificationSettings";
import type { NotificationFrequency, NotificationTopic, NotificationWay } from "../__generated__/enums";

/** Texts of what users choose of notifications; a file of its own, so that it loads with them. */
export const notificationSettingMessages = {
  title: "Qué avisos quieres",
  hint: `De ${quietFrom - 12} de la noche a ${quietUntil} de la mañana no te escribimos, salvo lo urgente. El resumen llega a las ${digestHour} de la mañana.`,
  account: "Lo de la seguridad de tu cuenta te llega siempre.",
  saved: "Guardamos tu elección.",
  fixed: "Siempre",
  fixedReason: "No se puede apagar: es algo que tienes que saber.",
  inChat: "Se ven en tus chats.",
  mailsOff: "Tienes apagadas las notificaciones por correo: enciéndelas arriba para recibir estos correos.",
  topics: {
    MESSAGES: "Mensajes",
    QUESTIONS: "Preguntas y respuestas",
    PROPOSALS: "Propuestas y cambios",
    MEETINGS: "Encuentros y cambio seguro",
    ALERTS: "Avísame y cambios posibles",
    RINGS: "Círculos",
    PAYMENTS: "Pagos, créditos y Premium",
    PUBLICATIONS: "Publicaciones y moderación",
  } satisfies Record<NotificationTopic, string>,
  ways: { IN_APP: "En Truequea", MAIL: "Correo", PUSH: "Aviso en el dispositivo" } satisfies Record<
    NotificationWay,
    string
  >,
  shortWays: { IN_APP: "En Truequea", MAIL: "Correo", PUSH: "Dispositivo" } satisfies Record<NotificationWay, string>,
  frequencies: { AT_ONCE: "Al momento", DAILY: "Una vez al día", NEVER: "Nunca" } satisfies Record<
    NotificationFrequency,
    string
  >,
  summary: (way: string, frequency: string) => `${way}: ${frequency.toLowerCase()}`,
} as const;
