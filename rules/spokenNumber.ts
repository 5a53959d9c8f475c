import { readDigits, readLetters } from "./disguise";

const units = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const belowThirty =
  "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";
const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const hundreds =
  "cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";

/** Written as they sound. */
const misspelt: readonly [string, number][] = [
  ["dies", 10],
  ["onse", 11],
  ["dose", 12],
  ["trese", 13],
  ["catorse", 14],
  ["quinse", 15],
];

const values = new Map<string, number>([
  ...misspelt,
  ...units.map((word, index): [string, number] => [word, index]),
  ...belowThirty.split(" ").map((word, index): [string, number] => [word, 10 + index]),
  ...tens.map((word, index): [string, number] => [word, 30 + 10 * index]),
  ...hundreds.split(" ").map((word, index): [string, number] => [word, Math.max(100, 100 * index)]),
  ["mil", 1000],
]);

/** What people say between the parts of a telephone number. */
const fillers = new Set(["y", "guion", "punto", "raya", "barra", "luego", "despues", "espacio"]);

const numberWords = new RegExp([...values.keys()].sort((a, b) => b.length - a.length).join("|"), "g");

/** Digits that stand together, as written or as said. */
export interface DigitGroup {
  digits: string;
  isSpoken: boolean;
  /** What stands before it, up to the group or word before. */
  before: string;
}

/**
 * The numbers of a text, those that follow each other without another word between them together: "cero cuatro
 * catorce, 555" are 0, 4, 14 and 555. The text is one that `undisguise` returned.
 */
export function readNumbers(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  let run: DigitGroup[] = [];
  let before = "";
  let open = 0;
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    open = 0;
  };
  for (const [token] of joinHalves(text).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      before += token;
      continue;
    }
    const parts = readToken(token, run.length > 0);
    if (parts === null && !(run.length > 0 && fillers.has(token))) end();
    for (const part of parts ?? []) {
      const last = run.at(-1);
      const joined =
        last?.isSpoken && typeof part === "number" && /^[\sy-]*$/.test(before)
          ? joinSpoken(Number(last.digits), part, open)
          : null;
      if (last && joined !== null) last.digits = String(joined);
      else
        run.push({
          digits: String(part),
          isSpoken: typeof part === "number",
          before,
        });
      open = typeof part === "number" ? upperBoundAfter(part) : 0;
      before = "";
    }
    if (parts === null) before = run.length > 0 ? before + token : "";
  }
  end();
  return runs;
}

/** "veinti cuatro", "dos cientos". */
const joinHalves = (text: string) =>
  text.replace(/\b(dieci|veinti) (?=\p{L})/gu, "$1").replace(/(?<=\p{L}) (?=cientos\b)/gu, "");

/** The exclusive upper bound of a number that may follow this one as its part: "treinta" and "y cinco". */
function upperBoundAfter(value: number): number {
  if (value >= 1000) return 1000;
  if (value >= 100) return 100;
  return value >= 30 && value % 10 === 0 ? 10 : 0;
}

function joinSpoken(said: number, next: number, room: number): number | null {
  if (next === 1000) return said > 0 && said < 10 ? said * 1000 : null;
  return next > 0 && next < room ? said + next : null;
}

/** Numbers of a token: said ones as numbers, written ones as text; null where it is another word. */
function readToken(token: string, isAfterNumber: boolean): (number | string)[] | null {
  if (/^\d+$/.test(token)) return [token];
  const said = readWords(readLetters(token));
  if (said) return said;
  if (/\d/.test(token) || (isAfterNumber && token.length === 1)) {
    const digits = readDigits(token);
    if (digits !== null) return [digits];
  }
  const pieces = token.match(/\d+|\p{L}+/gu) ?? [];
  if (pieces.length < 2) return null;
  const read = pieces.map((piece) => (/\d/.test(piece) ? [piece] : readWords(piece)));
  return read.every((one) => one !== null) ? read.flat() : null;
}

/** One number word, or several written together. */
function readWords(word: string): number[] | null {
  const found = word.match(numberWords);
  return found && found.join("") === word ? found.flatMap((one) => values.get(one) ?? []) : null;
}
