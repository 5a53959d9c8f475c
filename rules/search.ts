import { checkLength } from "./text";

/** Words of one search; more are refused in an input and left out of an address. */
const maxSearchWords = 10;
/** Characters of one word of a search, of its place, and of what suggestions are asked for. */
export const maxSearchWord = 60;
/** Publications that one search may name by their ids. */
export const maxSearchIds = 100;
/** Chosen values of one attribute. */
export const maxChosenValues = 20;

/** The one age to which a search can be narrowed. */
export const recentDays = 7;

/** Why a search is refused. */
export const searchTexts = {
  text: "El texto puede tener como máximo 60 caracteres.",
  place: "El lugar puede tener como máximo 60 caracteres.",
  word: "Cada palabra puede tener como máximo 60 caracteres.",
  words: "Escribe como máximo 10 palabras.",
  premium: "Este filtro es solo para cuentas Premium.",
  days: `Solo se puede filtrar por los últimos ${recentDays} días.`,
};

/** Why the words of a search are refused; null when they are not. */
export function checkSearchWords(words: readonly string[]): string | null {
  if (words.length > maxSearchWords) return searchTexts.words;
  return (
    words.map((word) => checkLength(word, { max: maxSearchWord, tooLong: searchTexts.word })).find(Boolean) ?? null
  );
}

/** Cuts what was typed, or stands in an address, to the longest search word; never splits a character. */
export const cutSearchText = (text: string): string => [...text].slice(0, maxSearchWord).join("");

/** The words of a search as people and addresses write them: separated by commas, each once. */
export function readSearchWords(text: string): string[] {
  const words = text.split(",").map((word) => cutSearchText(word.replaceAll("\0", "").trim()).trim());
  return [...new Set(words)].filter((word) => word !== "" && !/\p{Surrogate}/u.test(word)).slice(0, maxSearchWords);
}
