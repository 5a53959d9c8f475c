/** Tiers of a search that follow each other and are read at once. */
interface TierStretch {
  first: number;
  /** The one behind the last. */
  end: number;
  /** Read as a whole. */
  isFew: boolean;
}

/**
 * Tiers one by one, by how much is in each, but those together that are few and do not fill the list: each read looks
 * up the same words.
 */
export function stretchesOf(estimates: readonly number[], few: number, count: number): TierStretch[] {
  const stretches: TierStretch[] = [];
  let inLast = Infinity;
  for (const [index, estimate] of estimates.entries()) {
    const isFew = estimate <= few;
    const last = stretches.at(-1);
    if (last?.isFew && isFew && inLast < count) {
      last.end = index + 1;
      inLast += estimate;
    } else {
      stretches.push({ first: index, end: index + 1, isFew });
      inLast = estimate;
    }
  }
  return stretches;
}
