import { useState } from "react";
import { reasonsFor } from "../../../../rules/ratingReason";
import type { RatingReason } from "../../../../rules/ratingReason";

/** What can be ticked with the chosen stars, and what is; nothing while `stars` is null. */
export function useReasons(stars: number | null) {
  const [all, setTicked] = useState<readonly RatingReason[]>([]);
  const offered = stars === null ? [] : reasonsFor(stars);
  // Other stars may have other reasons.
  const ticked = all.filter((reason) => offered.includes(reason));
  /** As the mutations take them. */
  const sent = ticked.map((reason) => reason.toUpperCase() as Uppercase<RatingReason>);
  return { offered, ticked, setTicked, sent };
}
