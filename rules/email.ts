import { cleanText, isStorable } from "./text";

const maxEmail = 254;
const pattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** What the account's own forms say. */
export const emailTexts = {
  empty: "Por favor escribe el email",
  invalid: "Por favor escriba un email valido", // sic
};

/** What the forms say that send a mail about the account. */
export const mailRequestTexts = {
  empty: "Por favor escribe tu correo electrónico",
  invalid: "Por favor escribe un correo electrónico valido", // sic
  unknown: "Este email no esta registrado.", // sic
};

/** An address as it is stored and compared. */
export function cleanEmail(email: string): string {
  return cleanText(email).toLowerCase();
}

/** Refuses a blank address and one that is no address; white space around it does not matter. */
export function checkEmail(email: string, texts: { empty: string; invalid: string } = emailTexts): string | null {
  const clean = cleanEmail(email);
  if (clean === "") return texts.empty;
  return isStorable(clean) && clean.length <= maxEmail && pattern.test(clean) ? null : texts.invalid;
}
