import { checkLength, cleanText } from "./text";

/** Days from the decision until pictures and number are deleted. */
export const documentDays = 30;
/** The largest width at which documents are kept: their small print stays legible. */
export const documentWidth = 1600;

export const verificationTexts = {
  number: "El número de cédula debe tener entre 6 y 8 dígitos",
  missing: "Elige una imagen",
  verified: "Tu identidad ya está verificada",
};

/** The digits of an identity number, as people write it: with its letter, dots, blanks or none of them. */
export const cleanIdentityNumber = (number: string): string =>
  cleanText(number)
    .replace(/[.\s-]/g, "")
    .replace(/^[ve]/i, "");

export function checkIdentityNumber(number: string): string | null {
  const refusal = checkLength(number, { max: 20, tooLong: verificationTexts.number });
  return refusal ?? (/^\d{6,8}$/.test(cleanIdentityNumber(number)) ? null : verificationTexts.number);
}
