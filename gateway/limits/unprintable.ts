/**
 * NUL (no database text holds it), halves of a character, and marks that turn the reading direction of what follows.
 */
const unprintable =
  // oxlint-disable-next-line no-control-regex
  /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text holds what no field may hold. */
export function isUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/** Every text inside a JSON value. */
export function containsUnprintable(value: unknown): boolean {
  if (typeof value === "string") return isUnprintable(value);
  if (Array.isArray(value)) return value.some(containsUnprintable);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).some(([key, child]) => isUnprintable(key) || containsUnprintable(child));
}
