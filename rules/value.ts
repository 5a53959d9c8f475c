/** What a thing is worth to its owner, and what a search asks for: whole US dollars. */
export const maxValue = 999_999_999;
/** As many as `maxValue` has: a field takes no more. */
export const maxValueDigits = 9;

/**
 * The whole dollars of what was typed, as digits. A point or comma in front of three digits groups them, and one in
 * front of fewer, at the end, begins the cents, which do not count: «1.250» is 1250, «15,50» is 15.
 */
export function wholeDollars(text: string): string {
  return text
    .replace(/[.,]\d{0,2}\D*$/, "")
    .replace(/\D/g, "")
    .slice(0, maxValueDigits);
}
