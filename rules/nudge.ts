import { transactionDays } from "./transaction";
import { dayMs } from "./durations";

/** The party that has to answer is reminded once a day, at most this many times. */
const maxNudges = 3;

/**
 * The last day with a nudge. A proposal also has expiry reminders, the first on the third day: nudges stop before it.
 */
const lastDayOf = { offer: transactionDays.expiryReminders[0] - 1, amendment: maxNudges } as const;

interface Awaited {
  what: keyof typeof lastDayOf;
  /** When the other party asked. */
  since: Date;
}

/** Whether a reminder is due, and when to look again; null once no more will come. */
export function planNudge({ what, since }: Awaited, now: Date): { isDue: boolean; next: Date | null } {
  const day = Math.floor((now.getTime() - since.getTime()) / dayMs);
  const isOver = day + 1 > lastDayOf[what];
  return {
    isDue: day >= 1 && day <= lastDayOf[what],
    // A day after this one, even where it comes late.
    next: isOver ? null : new Date((day >= 1 ? now : since).getTime() + dayMs),
  };
}
