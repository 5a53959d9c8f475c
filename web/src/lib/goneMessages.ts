/**
 * Texts about a publication that is gone: on its own page for visitors who follow a link, and then on the home page.
 */
export const goneMessages = {
  swapped: "Lo que buscabas ya se cambió",
  hint: "Puede haber algo parecido cerca de ti.",
  unavailable: "Ya no está Disponible",
  similar: "Se parece a lo que buscabas",
} as const;

/** Its owner withdrew what was not swapped, or it waits for something: other users do not learn which. */
export const goneTitle = ({ wasSwapped }: { wasSwapped: boolean }): string =>
  wasSwapped ? goneMessages.swapped : goneMessages.unavailable;

/** All read that it cannot be had; the title has said so already where it was not swapped. */
export const goneHint = ({ wasSwapped }: { wasSwapped: boolean }): string =>
  wasSwapped ? `${goneMessages.unavailable}. ${goneMessages.hint}` : goneMessages.hint;
