import { foldText } from "../../rules/text";

/** The words of a text as they are written: letters and digits. */
export const splitWords = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The same for every number and spelling of a word, so that two texts can be compared: celulares as celular, luces as
 * luz. It is for comparison only: what is found is decided by the database's own dictionary.
 */
export const wordKey = (text: string): string => splitWords(text).map(keyOf).join(" ");

function keyOf(text: string): string {
  const word = foldText(text);
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/s$/, "")
    .replace(/([^aeiou])e$/, "$1")
    .replace(/z$/, "c");
}
