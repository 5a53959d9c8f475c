import { addDays } from "../../rules/age";
import { startOfDay } from "./caracasDays";
import type { Day } from "./caracasDays";
import { hourMs } from "../../rules/durations";

/** How many days before its last day a term's end is announced, the earliest first. */
export const reminderDays = [7, 1] as const;
const reminderHour = 8;

/** Eight in the morning in Caracas. */
export const reminderAt = (endsOn: Day, daysBefore: number): Date =>
  new Date(startOfDay(addDays(endsOn, -daysBefore)).getTime() + reminderHour * hourMs);

/** The midnight after the last day. */
export const endOfTerm = (endsOn: Day): Date => startOfDay(addDays(endsOn, 1));
