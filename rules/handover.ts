/**
 * The six digits that each party of a meeting shows the other: time-based (RFC 6238, SHA-1), with a key of each party's
 * own, so that either device can check the other's without a network.
 */
export const handoverCode = {
  digits: 6,
  /** How long a code stands, in seconds. */
  period: 60,
  /** Codes before and after the present one that also count: clocks differ, and people type slowly. */
  window: 1,
} as const;

/** How long after it was typed without a network a code may reach the server, in days. */
export const syncDays = 7;

/** Why a code that was typed does not count. */
export const handoverTexts = {
  form: `El código tiene ${handoverCode.digits} números`,
  wrong: "Ese código no es. Pídele que te muestre el de este momento.",
  notNow: "El código se ingresa cuando se encuentran",
  notReceiver: "El código lo ingresa quien recibe",
} as const;

/** A code as it is compared, from what was typed. */
export const cleanHandoverCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

/** Why what was typed can be no code. */
export const checkHandoverCode = (typed: string): string | null =>
  /^\d{6}$/.test(cleanHandoverCode(typed)) ? null : handoverTexts.form;
