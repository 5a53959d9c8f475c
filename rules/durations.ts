/** Lengths of time in ms, for sums with moments. A calendar day of a place is a rule of `age.ts`. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
