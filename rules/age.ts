import { dayMs, hourMs } from "./durations";

/** Youngest age that may have an account. */
export const adultAge = 18;
const oldestAge = 120;
/** Venezuela is four hours behind UTC, all year. */
export const caracasOffsetMs = -4 * hourMs;

/** Why a date of birth is refused. */
export const ageTexts = {
  notADay: "La fecha de nacimiento no es válida",
  minor: "Debes ser mayor de 18 años",
};

/** The calendar day in Caracas as year-month-day. */
export function caracasDay(moment: Date): string {
  return new Date(moment.getTime() + caracasOffsetMs).toISOString().slice(0, 10);
}

/** The time of day in Caracas as it is stored: 15:30. */
export const caracasHour = (moment: Date): string =>
  new Date(moment.getTime() + caracasOffsetMs).toISOString().slice(11, 16);

/** Whether the day is still to come in Caracas. */
export const isBeforeDay = (day: string, now: Date): boolean => caracasDay(now) < day;

/** A calendar day, some days later or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** A calendar day that exists, as year-month-day. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** 18 years or older today in Caracas. Born on 29 February: of age on 1 March. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const today = caracasDay(now);
  return dateOfBirth <= yearsBefore(today, adultAge) && dateOfBirth > yearsBefore(today, oldestAge);
}

/** Days are compared as text, so the day need not exist in that year. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;
}

/** Refuses what is no day (YYYY-MM-DD) and whoever is under age today, in Caracas. */
export function checkDateOfBirth(day: string, now: Date): string | null {
  if (!isDay(day)) return ageTexts.notADay;
  return isAdult(day, now) ? null : ageTexts.minor;
}
