/** Why a value is refused, in Spanish; null when it is accepted. */
export type Check<Value> = (value: Value) => string | null;

/** The refusal of every blank field that has none of its own. */
export const requiredText = "Este campo es obligatorio";
/** The refusal of what no screen of ours can send. */
export const invalidText = "Los datos enviados no son válidos.";

/** Characters as people count them: code points, so an emoji is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Refuses a text with characters that cannot be stored. */
export const unstorableText =
  "El texto tiene caracteres invisibles que no se pueden usar. Bórralo y escríbelo de nuevo.";

/** Controls without those of blank space, and halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\p{Surrogate}]/u;

/** Whether a text holds only characters that people write: controls as NUL are not shown, or not even stored. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/**
 * A text without the invisible marks of its direction, which phones put around a copied number, and which could turn
 * what is read after it.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/**
 * Text as it is counted and stored: without marks of direction, without blanks at its ends, each accented letter one
 * character.
 */
export function cleanText(text: string): string {
  return withoutDirectionMarks(text).trim().normalize("NFC");
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
  if (!isStorable(text)) return unstorableText;
  if (text === "") return empty ?? null;
  return countCharacters(text) > max ? tooLong : null;
}
