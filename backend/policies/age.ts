const adultYears = 18;
const oldestYears = 120;
const caracasOffsetMs = -4 * 60 * 60 * 1000;

/** A calendar day that exists, as year-month-day. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** 18 years or older today in Caracas, which has no summer time. Born on 29 February: of age on 1 March. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const today = new Date(now.getTime() + caracasOffsetMs).toISOString().slice(0, 10);
  return dateOfBirth <= yearsBefore(today, adultYears) && dateOfBirth > yearsBefore(today, oldestYears);
}

/** Days are compared as text, so the day need not exist in that year. */
function yearsBefore(day: string, years: number) {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;
}
