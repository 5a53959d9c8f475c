import { contactDataText, hasContactData } from "./contactData";
import { checkLength, cleanLine } from "./text";

/** Characters of a question, and of its answer. */
export const maxComment = 300;

/** Why a question or an answer is refused. */
export const commentTexts = {
  empty: "Escribe algo antes de enviar",
  tooLong: `El texto no puede tener más de ${maxComment} caracteres`,
  contact: `${contactDataText} en las preguntas y respuestas`,
};

/** A question or an answer: both are public. */
export function checkComment(text: string): string | null {
  const clean = cleanLine(text);
  const refusal = checkLength(clean, { max: maxComment, tooLong: commentTexts.tooLong, empty: commentTexts.empty });
  return refusal ?? (hasContactData(clean) ? commentTexts.contact : null);
}
