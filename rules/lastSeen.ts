import { caracasDay } from "./age";

/** How long ago somebody was last connected, in coarse steps; beyond them nothing is said. */
export const lastSeenSteps = ["now", "today", "this_week"] as const;
export type LastSeen = (typeof lastSeenSteps)[number];

const minuteMs = 60_000;
/** Nothing finer is stored, nor more often. */
export const presenceMs = 5 * minuteMs;
/** Who was there in this step or the one before may still be. */
const nowMs = 2 * presenceMs;
const weekMs = 7 * 24 * 60 * minuteMs;

/** The beginning of the stretch of some minutes that a moment lies in. */
export const presenceStep = (moment: Date): Date => new Date(Math.floor(moment.getTime() / presenceMs) * presenceMs);

/** Null where it is longer ago, and where nothing is known. */
export function lastSeenOf(seenAt: Date | null, now: Date): LastSeen | null {
  if (seenAt === null) return null;
  const agoMs = now.getTime() - seenAt.getTime();
  if (agoMs < nowMs) return "now";
  if (caracasDay(seenAt) === caracasDay(now)) return "today";
  return agoMs < weekMs ? "this_week" : null;
}
