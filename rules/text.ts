/** Why a value is refused, in Spanish; null when it is accepted. */
export type Check<Value> = (value: Value) => string | null;

export const requiredText = "Este campo es obligatorio";
export const invalidText = "Los datos enviados no son válidos.";

/** Characters as people count them: code points, so an emoji is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** NUL and halves of surrogate pairs cannot be stored as they came. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** Text as it is counted and stored: without blanks at its ends, each accented letter one character. */
export function cleanText(text: string): string {
  return text.trim().normalize("NFC");
}

/** The same of a text of one line: any run of blanks is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Its beginning, where it is longer than so many characters. */
export function cutText(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text;
}

/** Lower case, without accents (ñ becomes n): how words are compared and found. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

interface LengthRule {
  max: number;
  tooLong: string;
  /** The refusal of a blank text; without it a blank text is accepted. */
  empty?: string;
}

/** Checks the length of a clean text in characters. */
export function checkLength(text: string, { max, tooLong, empty }: LengthRule): string | null {
  if (!isStorable(text)) return invalidText;
  if (text === "") return empty ?? null;
  return countCharacters(text) > max ? tooLong : null;
}
