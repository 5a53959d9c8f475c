import { foldText } from "./text";

/** Letters that stand for a digit, and digits that stand for a letter. */
const digitOf: Readonly<Record<string, string>> = {
  o: "0",
  q: "0",
  l: "1",
  i: "1",
  z: "2",
  s: "5",
  b: "8",
};
const letterOf: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

const replaceAll = (text: string, table: Readonly<Record<string, string>>) =>
  text.replace(/[\da-z]/g, (character) => table[character] ?? character);

/** A text in plain lower case: fancy digits are digits, invisible characters gone, letters in a row are a word. */
export function undisguise(text: string): string {
  return foldText(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_]{1,2}){3,40}\p{L}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replace(/[\s.\-_]/g, ""),
    );
}

/** Words with digits among their letters as the words that they look like. */
export function readLetters(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (/\p{L}/u.test(word) ? replaceAll(word, letterOf) : word));
}

/** A word as the digits that it looks like; null where it has another letter. */
export function readDigits(word: string): string | null {
  const digits = replaceAll(word, digitOf);
  return /^\d+$/.test(digits) ? digits : null;
}
