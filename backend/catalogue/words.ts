import { foldText } from "../../rules/text";

/** The words of a text as they are written: letters and digits. */
export const splitWords = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The same for every number and spelling of a word, so that two texts can be compared: celulares as celular, luces as
 * luz. It is for comparison only: what is found is decided by the database's own dictionary.
 */
export const wordKey = (text: string): string => splitWords(text).map(keyOf).join(" ");

/**
 * Other numbers of a word or of the last one of a phrase, both ways where it may be either: "laptops", which the
 * database's dictionary does not know; "celular", which it cuts shorter than "celulares"; "luces", which it takes for
 * another word than "luz". A short form has none: "tel" is no "tels".
 */
export function otherNumbers(phrase: string): string[] {
  if (/..z$/i.test(phrase)) return [`${phrase.slice(0, -1)}ces`];
  if (phrase.length < 4) return [];
  if (/..ces$/i.test(phrase)) return [phrase.slice(0, -1), `${phrase.slice(0, -3)}z`];
  if (/[aei]res$/i.test(phrase)) return [phrase.slice(0, -1), phrase.slice(0, -2)];
  if (/s$/i.test(phrase)) return [phrase.slice(0, -1)];
  return /[aei]r$/i.test(phrase) ? [`${phrase}s`, `${phrase}es`] : [`${phrase}s`];
}

/** A folded word with its endings, as a pattern: the dictionary has one stem for "peces" and "pecas". */
export function endingsOf(word: string): string {
  if (/..z$/.test(word)) return `${word.slice(0, -1)}(z|ces)`;
  if (/..ces$/.test(word)) return `${word.slice(0, -3)}(z|ces?)`;
  return `${word.replace(/s$/, "").replace(/[aeo]$/, "")}(a|o|e)?s?`;
}

function keyOf(text: string): string {
  const word = foldText(text);
  if (/\d/.test(word)) return word;
  if (word.length < 4) return word.replace(/(..)z$/, "$1c");
  return word
    .replace(/s$/, "")
    .replace(/([^aeiou])e$/, "$1")
    .replace(/z$/, "c");
}
