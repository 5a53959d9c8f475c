/** The number that this part of them stays below; NaN of none. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? NaN;
}
