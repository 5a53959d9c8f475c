/** Keeps the digits of what was typed or pasted; `max` limits how many. */
export function digitsOnly(text: string, max?: number): string {
  return text.replace(/\D/g, "").slice(0, max);
}
