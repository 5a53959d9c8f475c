import { checkLength, cleanText, requiredText } from "./text";

/** Characters of each field of the contact page. */
export const contactFormLimits = { name: 100, email: 254, subject: 150, message: 2_000 };

/** Every field is needed; the address is taken as it is written. */
export function checkContactField(text: string, max: number): string | null {
  const tooLong = `Este campo admite ${max} caracteres como máximo`;
  return checkLength(cleanText(text), { max, tooLong, empty: requiredText });
}
