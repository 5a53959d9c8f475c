import { caracasOffsetMs } from "../../rules/age";

/** A calendar day in Caracas, as the database writes dates: "2026-12-22". */
export type Day = string;

/** Midnight, with which the day begins. */
export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - caracasOffsetMs);

/** The same day of a later month, or its last one: a month after January 31 is February 28. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
