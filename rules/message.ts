import { checkLength, cleanLine, cleanText } from "./text";

/** Characters of the words of a message. */
export const maxMessage = 1_000;
/** Of the id that a client gives a message. */
export const maxRandomId = 64;

const maxPlaceLabel = 120;
/** What is shown of a message above its answer. */
export const maxQuote = 160;

/** Why a message is not sent. */
export const messageTexts = {
  empty: "El mensaje no puede estar vacío",
  tooLong: `El mensaje no puede tener más de ${maxMessage.toLocaleString("es-VE")} caracteres`,
  notQuotable: "Este mensaje ya no se puede responder",
  placeTooLong: `El nombre del lugar no puede tener más de ${maxPlaceLabel} caracteres`,
};

/** The words of a message; blank where it is a picture or a place. */
export function checkMessage(text: string): string | null {
  return checkLength(cleanText(text), { max: maxMessage, tooLong: messageTexts.tooLong });
}

/** What the sender calls a place; blank where it has no name. */
export function checkPlaceLabel(text: string): string | null {
  return checkLength(cleanLine(text), { max: maxPlaceLabel, tooLong: messageTexts.placeTooLong });
}
