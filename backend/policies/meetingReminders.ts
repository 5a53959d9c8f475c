import { caracasDay, caracasHour } from "../../rules/age";
import { asksAt, closesAt } from "../../rules/meeting";
import { reminderTimes } from "./secureExchange";

const reminders = ["tomorrow", "soon", "all_well"] as const;
/** What those who meet are told beforehand, and asked afterwards. */
export type MeetingReminder = (typeof reminders)[number];

/** The reminders of an agreed meeting, of two people or of a ring, as they stand at a moment. */
export function remindersOf({ startsAt, remindersSent }: { startsAt: Date; remindersSent: number }, now: Date) {
  const times = [...reminderTimes(caracasDay(startsAt), caracasHour(startsAt)), asksAt(startsAt)];
  const due = times.filter((at) => at <= now).length;
  return {
    /** How many times have come. */
    due,
    /** Of two that are late only the last one still says the truth. */
    reminder: due > remindersSent ? reminders[due - 1] : undefined,
    /** When to look again. */
    nextAt: times[due] ?? closesAt(startsAt),
  };
}
