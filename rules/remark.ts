import { contactDataText, hasContactData } from "./contactData";
import { checkLength, cleanLine } from "./text";

/** Characters of what is written with the stars. */
export const maxRemark = 300;

const remarkTexts = {
  tooLong: `El comentario no puede tener más de ${maxRemark} caracteres`,
  contact: `${contactDataText} en los comentarios`,
};

/** The written line of a rating, which is public; blank means no line. */
export function checkRemark(text: string): string | null {
  const clean = cleanLine(text);
  const refusal = checkLength(clean, { max: maxRemark, tooLong: remarkTexts.tooLong });
  return refusal ?? (hasContactData(clean) ? remarkTexts.contact : null);
}
