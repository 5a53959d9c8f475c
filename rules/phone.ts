/** Mobile prefixes that a Venezuelan number may have after +58. */
export const phonePrefixes = ["412", "414", "416", "424", "426"] as const;
/** The three digits after +58, chosen in a field of their own. */
export type PhonePrefix = (typeof phonePrefixes)[number];
/** Digits of a number after its prefix. */
const phoneDigits = 7;

/** The only refusal of a number, whatever is wrong with it. */
export const phoneText = "Por favor, verifique el número de teléfono";

/** +58, prefix and number: 13 characters when complete. */
export function fullPhone(prefix: string, number: string): string {
  return `+58${prefix}${number}`;
}

/** Prefix and number of a whole number; null for anything else. */
export function splitPhone(phone: string): { prefix: string; number: string } | null {
  const [, prefix, number] = /^\+58(\d{3})(\d{7})$/.exec(phone) ?? [];
  return prefix && number ? { prefix, number } : null;
}

/** As people write their number: with the country's or the trunk's sign before the prefix, or without. */
const fullPhonePattern = new RegExp(`^(?:(?:00)?58)?0?(${phonePrefixes.join("|")})(\\d{${phoneDigits}})$`);
/** What can still become one: nothing of it may be cut off as too long. */
const beginsWhole = new RegExp(`^(?:0|58|${phonePrefixes.join("|")})`);
/** 0058 0 414 5550123 */
const mostDigits = 15;

/**
 * What was typed where the number after the prefix is asked for: a whole number brings its prefix along, of anything
 * else the digits stay, as many as a number has.
 */
export function readTypedPhone(text: string): { prefix: PhonePrefix | null; number: string } {
  const digits = text.replace(/\D/g, "");
  const [, prefix, number] = fullPhonePattern.exec(digits) ?? [];
  const known = phonePrefixes.find((candidate) => candidate === prefix);
  if (known && number) return { prefix: known, number };
  return { prefix: null, number: digits.slice(0, beginsWhole.test(digits) ? mostDigits : phoneDigits) };
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
