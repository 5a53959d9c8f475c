import { isEnded } from "../../../rules/transaction";
import { dayMs, hourMs, minuteMs } from "../../../rules/durations";
import { addMinutes } from "../days";
import type { Days } from "../days";
import type { Random } from "../random";
import type { Plan } from "./transactionPlans";

/** The stages of a transaction with their times; those not reached yet are missing. */
export type Timeline = { created: Date; accepted?: Date; confirmed?: Date; ended?: Date };

/** When each stage of a planned transaction was reached. */
export function planTimeline(plan: Plan, days: Days, random: Random): Timeline {
  const since = Math.max(...[plan.target, ...plan.offers].map((row) => row.publishDate.getTime()));
  const age = Math.floor((days.now.getTime() - since) / dayMs);
  const hasEnded = isEnded(plan.status);
  const reach = plan.bySystem ? 11 : hasEnded ? 5 : plan.status === "active" ? 0 : 3;
  const daysAgo = Math.min(Math.max(age - random.int(1, 8), reach), hasEnded ? 60 : reach + random.int(0, 3));
  const proposed = days.ago(daysAgo, random.int(8, 18), random.int(0, 59));
  const created = new Date(Math.min(Math.max(proposed.getTime(), since + hourMs), days.now.getTime() - 15 * minuteMs));
  if (plan.status === "active") return { created };
  if (plan.status === "rejected") return { created, ended: nextStep(created, days, random) };
  const accepted = nextStep(created, days, random);
  if (plan.status === "accepted") return { created, accepted };
  const confirmed = nextStep(accepted, days, random);
  if (plan.status === "confirmed_owner" || plan.status === "confirmed_interested")
    return { created, accepted, confirmed };
  const ended = plan.bySystem ? addMinutes(confirmed, 7 * 24 * 60) : nextStep(confirmed, days, random);
  return { created, accepted, confirmed, ended };
}

/** Some hours later, at waking hours in Caracas, and always in the past. */
function nextStep(from: Date, days: Days, random: Random): Date {
  const next = addMinutes(from, random.int(90, 1500));
  const hour = (next.getUTCHours() + 20) % 24;
  const awake =
    hour >= 8 && hour <= 21 ? next : addMinutes(next, ((hour < 8 ? 8 : 32) - hour) * 60 + random.int(0, 300));
  const latest = days.now.getTime() - 1_200_000;
  return awake.getTime() < latest ? awake : new Date((from.getTime() + days.now.getTime()) / 2);
}
