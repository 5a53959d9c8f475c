/** What stands in the place of something that is gone; a file of its own, so that it loads when it is needed. */
export const goneMessages = {
  title: "Lo que buscabas ya se cambió",
  hint: "Se cambió o ya no está disponible, pero puede haber algo parecido cerca de ti.",
  similar: "Se parece a lo que buscabas",
} as const;
