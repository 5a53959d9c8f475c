import { caracasDay } from "./age";
import { dayMs, minuteMs } from "./durations";

/** How long ago a user was last connected, in coarse steps; beyond them nothing is shown. */
export const lastSeenSteps = ["now", "today", "this_week"] as const;
/** A coarse step, shown to others. */
export type LastSeen = (typeof lastSeenSteps)[number];

/** The resolution in which presence is stored, and how often it is written. */
const presenceMs = 5 * minuteMs;
/** Whoever was seen in this step or the one before counts as connected. */
const nowMs = 2 * presenceMs;
const weekMs = 7 * dayMs;

/** The start of the step that contains a moment. */
export const presenceStep = (moment: Date): Date => new Date(Math.floor(moment.getTime() / presenceMs) * presenceMs);

/** Null if it is longer ago, or unknown. */
export function lastSeenOf(seenAt: Date | null, now: Date): LastSeen | null {
  if (seenAt === null) return null;
  const agoMs = now.getTime() - seenAt.getTime();
  if (agoMs < nowMs) return "now";
  if (caracasDay(seenAt) === caracasDay(now)) return "today";
  return agoMs < weekMs ? "this_week" : null;
}
