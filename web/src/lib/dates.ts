import { clockTime } from "../../../rules/clock";
import { messages } from "./messages";

/** `rules/durations.ts` would cost the start page a file. */
const dayMs = 24 * 60 * 60 * 1000;
const TIME_ZONE = "America/Caracas";

/** Calendar days in Caracas between two moments. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((dayNumber(later) - dayNumber(earlier)) / dayMs);
}

/** Age of a notification in words: «Hoy», «Ayer» and «Ante-ayer», then rounded weeks and months. */
export function ageLabel(iso: string, now: Date): string {
  const days = Math.max(0, daysBetween(new Date(iso), now));
  const { age } = messages;
  if (days === 0) return age.today;
  if (days === 1) return age.yesterday;
  if (days === 2) return age.twoDays;
  if (days <= 10) return age.oneWeek;
  if (days <= 17) return age.twoWeeks;
  if (days <= 27) return age.threeWeeks;
  if (days <= 45) return age.oneMonth;
  if (days <= 75) return age.twoMonths;
  return age.months;
}

/** `hace 2 días`, `hace 3 horas`, `ahora`. */
export function timeAgo(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000);
  if (minutes < 1) return messages.age.now;
  const relative = new Intl.RelativeTimeFormat("es", { numeric: "always" });
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), "hour");
  const days = Math.floor(minutes / (24 * 60));
  if (days < 30) return relative.format(-days, "day");
  return days < 365
    ? relative.format(-Math.floor(days / 30), "month")
    : relative.format(-Math.floor(days / 365), "year");
}

/** Time of day in Caracas: `9:05 a. m.` */
export const timeOfDay = (iso: string): string => clockTime(new Date(iso));

/** A time of day within a sentence, with its article: `las 9:05 a. m.`, `la 1:05 p. m.` */
export const theTime = (time: string): string => `la${time.startsWith("1:") ? "" : "s"} ${time}`;

/** Day in Caracas: `20 nov 2026`. */
export function dayLabel(iso: string): string {
  return new Intl.DateTimeFormat("es-VE", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}

/** Day and time of day in Caracas, where it matters what came before what: `20 nov 2026, 9:05 a. m.` */
export const momentLabel = (iso: string): string => `${dayLabel(iso)}, ${timeOfDay(iso)}`;

/** A calendar day, which the wire writes as 2026-12-22: `22 de diciembre de 2026`. */
export function calendarDayLabel(day: string): string {
  return new Intl.DateTimeFormat("es-VE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day with its weekday: `martes, 22 de diciembre de 2026`. */
export function weekdayLabel(day: string): string {
  return new Intl.DateTimeFormat("es-VE", { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The same in a line: `martes, 22 dic`; the weekday in full, since "mar" is a month, too. */
export function shortWeekdayLabel(day: string): string {
  return new Intl.DateTimeFormat("es-VE", { weekday: "long", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A calendar day in a word or two, for those of the weeks to come: `martes 22`. */
export function weekdayInMonthLabel(day: string): string {
  return new Intl.DateTimeFormat("es-VE", { weekday: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Month in Caracas: `nov 2026`. */
export function monthLabel(iso: string): string {
  return new Intl.DateTimeFormat("es", { month: "short", year: "numeric", timeZone: TIME_ZONE }).format(new Date(iso));
}

/** Calendar year in Caracas. */
export function yearOf(iso: string): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone: TIME_ZONE }).format(new Date(iso));
}

/** Midnight of the moment's Caracas day as a UTC timestamp, so that days can be subtracted. */
function dayNumber(moment: Date): number {
  const [year, month, day] = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" })
    .format(moment)
    .split("-")
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1);
}
