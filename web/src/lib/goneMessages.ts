/** What stands in the place of something that is gone; a file of its own, so that it loads when it is needed. */
export const goneMessages = {
  swapped: "Lo que buscabas ya se cambió",
  /** Its owner withdrew it, or it waits for something: nobody else is told which. */
  notHere: "Lo que buscabas ya no está disponible",
  hint: "Puede haber algo parecido cerca de ti.",
  similar: "Se parece a lo que buscabas",
} as const;

export const goneTitle = ({ wasSwapped }: { wasSwapped: boolean }): string =>
  wasSwapped ? goneMessages.swapped : goneMessages.notHere;
