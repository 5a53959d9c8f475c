/** Stands for every value. */
const anyValue = -1;
/** In so many steps a value doubles: cheap things differ by little, dear ones by much. */
const stepsPerDoubling = 4;
/** A range of more of them narrows little. */
const maxSteps = 8;

const stepAt = (usd: number) => Math.floor(Math.log2(Math.max(1, usd)) * stepsPerDoubling);

/** The steps by which alerts that a publication of this value may match are found. */
export const stepsOf = (usd: number | null): number[] => (usd === null ? [anyValue] : [anyValue, stepAt(usd)]);

/** The steps that a range of values touches; every value where that is many. */
export function stepsWithin(lowUsd: number | null, highUsd: number | null): number[] {
  if (highUsd === null) return [anyValue];
  const first = stepAt(lowUsd ?? 0);
  const count = stepAt(highUsd) - first + 1;
  if (count < 1 || count > maxSteps) return [anyValue];
  return Array.from({ length: count }, (_, at) => first + at);
}
