/** Texts of the input for stars; a file of its own, so that it loads with it. */
export const ratingMessages = {
  choose: "Elige tus estrellas",
  noStars: "Salió mal: dar 0 estrellas",
  chosen: (stars: number, word: string) => `${stars} de 5 · ${word}`,
  words: ["Nada bien", "Mal", "Regular", "Bien", "Muy bien", "Excelente"],
} as const;
