import { daysBetween, timeOfDay } from "./dates";
import { messages } from "./messages";

const TIME_ZONE = "America/Caracas";
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es-VE", { ...options, timeZone: TIME_ZONE });

// In full: "mar" is a month, too.
const WEEKDAY = format({ weekday: "long" });
const LONG_WEEKDAY = format({ weekday: "long", day: "numeric", month: "long" });
const DAY = format({ day: "numeric", month: "short" });
const DAY_AND_YEAR = format({ day: "numeric", month: "long", year: "numeric" });

/** Age in a list of chats: `10:42 a. m.` today, then `Ayer`, `lunes`, `12 nov.`. */
export function listTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const days = daysBetween(date, now);
  if (days <= 0) return timeOfDay(iso);
  if (days === 1) return messages.age.yesterday;
  return days < 7 ? WEEKDAY.format(date) : DAY.format(date);
}

/** Heading above the messages of one day: `Hoy`, `Ayer`, `lunes, 16 de noviembre`, with the year after 180 days. */
export function dayHeading(iso: string, now: Date): string {
  const date = new Date(iso);
  const days = daysBetween(date, now);
  if (days <= 0) return messages.age.today;
  if (days === 1) return messages.age.yesterday;
  return days < 180 ? LONG_WEEKDAY.format(date) : DAY_AND_YEAR.format(date);
}

/** A key that is the same for all times of one calendar day in Caracas. */
export function dayKey(iso: string): string {
  return DAY_AND_YEAR.format(new Date(iso));
}

/** What begins with a day, after a full stop: `Martes, 22 dic`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
