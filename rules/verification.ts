/** Days from the decision until pictures and number are deleted; those of a claim, too. */
export const documentDays = 30;
/** The largest width at which documents are kept: their small print stays legible. */
export const documentWidth = 1600;

/** Why no documents are taken. */
export const verificationTexts = {
  missing: "Elige una imagen",
  verified: "Tu identidad ya está verificada",
};
