import { caracasOffsetMs } from "./age";
import { dayMs, hourMs } from "./durations";

/** What notifications are about, as a user chooses among them. Those about the account itself have no topic. */
export const notificationTopics = [
  "messages",
  "questions",
  "proposals",
  "meetings",
  "alerts",
  "rings",
  "payments",
  "publications",
] as const;
/** Each has a frequency in each of the ways. */
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a notification reaches a user: in the list and live, by mail, on a device. */
export const notificationWays = ["in_app", "mail", "push"] as const;
/** With a topic, the key of a setting. */
export type NotificationWay = (typeof notificationWays)[number];

/** As it happens, gathered in the digest, or not in that way. */
export const notificationFrequencies = ["at_once", "daily", "never"] as const;
/** Which of them a topic can have in a way, `frequenciesOf` says. */
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** Why a setting is not changed, in the app or by the link of a mail. */
export const notificationTexts = {
  fixed: "Esto no se puede apagar: son avisos que tienes que recibir.",
  invalidLink: "Este enlace no es válido. Cambia tus avisos desde Ajustes.",
};

/**
 * Topics that a user must not miss (money, decisions of operators): never turned off in the ways that keep them
 * readable.
 */
const required: readonly NotificationTopic[] = ["payments", "publications"];

/** The choices for a topic, the default first; a single one means that it is fixed. */
export function frequenciesOf(topic: NotificationTopic, way: NotificationWay): readonly NotificationFrequency[] {
  if (way === "push") return ["at_once", "daily", "never"];
  if (way === "in_app") {
    // A message is in its chat, which counts what is unread.
    if (topic === "messages") return ["at_once"];
    return required.includes(topic) ? ["at_once", "daily"] : ["at_once", "daily", "never"];
  }
  // Receipts and decisions are records to keep.
  if (required.includes(topic)) return ["at_once"];
  if (topic === "messages") return ["never", "daily"];
  return topic === "alerts" ? ["never", "daily", "at_once"] : ["at_once", "daily", "never"];
}

/** For users who have chosen nothing. */
export const usualFrequency = (topic: NotificationTopic, way: NotificationWay): NotificationFrequency =>
  frequenciesOf(topic, way)[0] ?? "at_once";

/** Topics that cannot wait for the morning: the other party may be on the way, or has paid and waits. */
export const isUrgent = (topic: NotificationTopic): boolean => topic === "meetings" || topic === "payments";

/** Hours in Caracas. */
export const quietFrom = 21;
/** Pushes and mails that wait go out at this hour. */
export const quietUntil = 7;
/** When the daily digest goes out, in Caracas. */
export const digestHour = 8;

/** The next full hour of that number in Caracas, later than `now`. */
function nextHour(now: Date, hour: number): Date {
  const local = now.getTime() + caracasOffsetMs;
  const today = Math.floor(local / dayMs) * dayMs + hour * hourMs;
  return new Date((today > local ? today : today + dayMs) - caracasOffsetMs);
}

/** The end of the current quiet hours; null outside of them. */
export function quietEnd(now: Date): Date | null {
  const hour = new Date(now.getTime() + caracasOffsetMs).getUTCHours();
  return hour >= quietFrom || hour < quietUntil ? nextHour(now, quietUntil) : null;
}

/** When the next digest goes out. */
export const nextDigest = (now: Date): Date => nextHour(now, digestHour);
