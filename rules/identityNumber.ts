import { checkLength, cleanText } from "./text";

/** The Venezuelan identity number (cédula): 6 to 8 digits, without zeros before them. */

const refusal = "El número de cédula debe tener entre 6 y 8 dígitos";

/**
 * The digits alone, however people write them: with their letter, dots, blanks, zeros before them or none of these.
 * What is the same number is the same text.
 */
export const cleanIdentityNumber = (number: string): string =>
  cleanText(number)
    .replace(/[.\s-]/g, "")
    .replace(/^[ve]?0*/i, "");

/** Refuses all but 6 to 8 digits; dots, spaces and the letter before them do not matter. */
export function checkIdentityNumber(number: string): string | null {
  return (
    checkLength(number, { max: 20, tooLong: refusal }) ??
    (/^\d{6,8}$/.test(cleanIdentityNumber(number)) ? null : refusal)
  );
}
