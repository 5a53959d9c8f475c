import { adultAge, caracasDay } from "../../../rules/age";

const YEARS_BACK = 75;

/** What the three selects hold: numbers as text, empty while nothing is chosen. */
export interface BirthDate {
  year: string;
  month: string;
  day: string;
}

/** The years on offer: 75, the first 18 years ago. */
export function birthYears(now: Date = new Date()): number[] {
  const year = Number(caracasDay(now).slice(0, 4));
  return Array.from({ length: YEARS_BACK }, (_, index) => year - adultAge - index);
}

/** Days of the chosen month; 29 February is there only in a leap year, or while no year is chosen. */
export function birthDays(date: Pick<BirthDate, "year" | "month">): number[] {
  const year = date.year ? Number(date.year) : 2000;
  const length = date.month ? new Date(Date.UTC(year, Number(date.month), 0)).getUTCDate() : 31;
  return Array.from({ length }, (_, index) => index + 1);
}

/** Whether a day is still to come in this month of the youngest year: no user of age was born then. */
export function isTooYoung(date: BirthDate, now: Date = new Date()): boolean {
  const [year = 0, month = 0, today = 0] = caracasDay(now).split("-").map(Number);
  return Number(date.year) === year - adultAge && Number(date.month) === month && Number(date.day) > today;
}

/** `YYYY-MM-DD`; null while incomplete or where no such day exists. */
export function isoBirthDate({ year, month, day }: BirthDate): string | null {
  if (!year || !month || !day || !birthDays({ year, month }).includes(Number(day))) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
