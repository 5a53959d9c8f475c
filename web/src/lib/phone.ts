/** Venezuelan mobile prefixes, in the order of the select. */
export const phonePrefixes = ["412", "414", "416", "424", "426"] as const;

/** Digits of a number after its prefix. */
export const PHONE_DIGITS = 7;

/** Keeps the digits of what was typed or pasted; `max` limits how many. */
export function digitsOnly(text: string, max?: number): string {
  return text.replace(/\D/g, "").slice(0, max);
}

/** +58, prefix and number: 13 characters when complete. */
export function fullPhone(prefix: string, number: string): string {
  return `+58${prefix}${number}`;
}

/** `+584121234567` -> `+58 412 1234567`; others as they are. */
export function phoneLabel(phone: string): string {
  return phone.replace(/^(\+58)(\d{3})(\d{7})$/, "$1 $2 $3");
}

/** Whether it is a number after its prefix: exactly seven digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\d{7}$/.test(text);
}

/** Whether it is a Venezuelan identity number (cédula): 6 to 8 digits. */
export function isDni(text: string): boolean {
  return /^\d{6,8}$/.test(text);
}
