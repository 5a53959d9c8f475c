import { checkLength, cleanText } from "./text";

export const maxMessage = 1_000;
/** Of the id that a client gives a message. */
export const maxRandomId = 64;

export const messageTexts = {
  empty: "El mensaje no puede estar vacío",
  tooLong: "El mensaje no puede tener más de 1000 caracteres",
};

/** The words of a message; blank where it is a picture or a place. */
export function checkMessage(text: string): string | null {
  return checkLength(cleanText(text), { max: maxMessage, tooLong: messageTexts.tooLong });
}
