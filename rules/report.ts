import { checkLength, cleanText } from "./text";

/** Characters of why a publication, a person or a message is reported. */
export const maxReportReason = 300;

const reportTexts = {
  empty: "Indica el motivo de la denuncia",
  tooLong: `El motivo no puede tener más de ${maxReportReason} caracteres`,
};

/** Refuses a blank reason and one above its maximum. */
export function checkReportReason(reason: string): string | null {
  return checkLength(cleanText(reason), { max: maxReportReason, ...reportTexts });
}
