import { caracasOffsetMs } from "../../rules/age";
import { dayMs, hourMs, minuteMs } from "../../rules/durations";

/** Moments of the town's past, counted back from the day it is built on. */
export type Days = {
  now: Date;
  /** That many days ago at that Caracas time of day; never later than ten minutes before now. */
  ago: (days: number, hour: number, minute?: number) => Date;
};

/** Days of the demo town; no moment lies in the future or in the last ten minutes. */
export function createDays(now: Date): Days {
  const midnight = Math.floor((now.getTime() + caracasOffsetMs) / dayMs) * dayMs - caracasOffsetMs;
  const ago = (days: number, hour: number, minute = 0) => {
    const moment = midnight - days * dayMs + hour * hourMs + minute * minuteMs;
    return new Date(moment > now.getTime() - 10 * minuteMs ? moment - dayMs : moment);
  };
  return { now, ago };
}

/** The last eight o'clock in Caracas. */
export function lastMorning(now: Date): Date {
  const eight = 8 * hourMs - caracasOffsetMs;
  return new Date(Math.floor((now.getTime() - eight) / dayMs) * dayMs + eight);
}

/** `minutes` may be negative. */
export const addMinutes = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs);
