import { transactionDays } from "./transaction";
import { dayMs } from "./durations";

/** What may be ticked with stars: said by who gave many, and by who gave few. */
const goodReasons = ["on_time", "kind", "as_shown", "well_kept", "quick_replies", "easy_to_agree"] as const;
const badReasons = ["late", "unkind", "not_as_shown", "worn", "slow_replies", "changed_terms"] as const;
/** All of them; which ones go with how many stars, `reasonsFor` says. */
export const ratingReasons = [...goodReasons, ...badReasons] as const;
/** In the words of the wire. */
export type RatingReason = (typeof ratingReasons)[number];

/** Reasons of one rating. */
export const maxReasons = 3;
/** The fewest stars that count as a good rating. */
const minGoodStars = 3;

/** The reasons that go with stars: praise with one star would say nothing. */
export const reasonsFor = (stars: number): readonly RatingReason[] =>
  stars >= minGoodStars ? goodReasons : badReasons;

const text = `Elige hasta ${maxReasons} motivos que vayan con tus estrellas`;

/** Different ones, that go with the stars; none are fine. */
export function checkRatingReasons(stars: number, reasons: readonly RatingReason[]): string | null {
  const fits = reasons.every((reason, at) => reasonsFor(stars).includes(reason) && reasons.indexOf(reason) === at);
  return fits && reasons.length <= maxReasons ? null : text;
}

/** When a rating is shown although the other party has given none: as soon as they may not rate any more. */
export const ratingRevealAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + transactionDays.afterCompletion * dayMs);
