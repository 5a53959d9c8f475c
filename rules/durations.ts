/** Lengths of time in ms, for sums with moments. A calendar day of a place is a rule of `age.ts`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
