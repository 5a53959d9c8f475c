/** Mobile prefixes that a Venezuelan number may have after +58. */
export const phonePrefixes = ["412", "414", "416", "424", "426"] as const;
/** Digits of a number after its prefix. */
export const phoneDigits = 7;

export const phoneText = "Por favor, verifique el número de teléfono";

/** +58, prefix and number: 13 characters when complete. */
export function fullPhone(prefix: string, number: string): string {
  return `+58${prefix}${number}`;
}

/** Prefix and number of a whole number; null where it is none. */
export function splitPhone(phone: string): { prefix: string; number: string } | null {
  const [, prefix, number] = /^\+58(\d{3})(\d{7})$/.exec(phone) ?? [];
  return prefix && number ? { prefix, number } : null;
}

/** Whether it is a number after its prefix: exactly seven digits. */
export function isPhoneNumber(number: string): boolean {
  return /^\d{7}$/.test(number);
}

/** The number after its prefix. */
export function checkPhoneNumber(number: string): string | null {
  return isPhoneNumber(number) ? null : phoneText;
}

/** The whole number, as it is stored. */
export function checkPhone(phone: string): string | null {
  return phonePrefixes.some((known) => known === splitPhone(phone)?.prefix) ? null : phoneText;
}
