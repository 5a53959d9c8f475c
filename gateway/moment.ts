/** A moment as `toISOString` writes it, on a day that every month has. */
const usualMoment = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether Date reads it; nearly all moments need no Date for that. */
export function isMoment(text: string): boolean {
  return usualMoment.test(text) || !Number.isNaN(Date.parse(text));
}

/** In ISO 8601, UTC, with milliseconds; null for what is no moment. */
export function toIso(value: string | number | Date): string | null {
  if (typeof value === "string" && usualMoment.test(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
