import { foldText } from "../../../rules/text";

interface Part {
  text: string;
  isFound: boolean;
}

/** How much of a line is kept before the first that was found, in characters. */
const LEAD = 24;

/** A line in parts, with what matches one of the words; it begins shortly before the first, so that it is seen. */
export function highlight(line: string, words: readonly string[]): Part[] {
  const characters = [...line.replace(/\s+/g, " ")];
  const folded = characters.map(foldText);
  // Of each place in the folded line the character that it comes from.
  const origins = folded.flatMap((text, index) => Array.from({ length: text.length }, () => index));
  const plain = folded.join("");
  const found = new Set<number>();
  for (const word of words.map(foldText)) {
    if (word === "") continue;
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      for (const origin of origins.slice(at, at + word.length)) found.add(origin);
  }
  const first = Math.min(...found);
  const start = Number.isFinite(first) && first > LEAD ? first - LEAD : 0;
  const parts: Part[] = start > 0 ? [{ text: "…", isFound: false }] : [];
  for (let index = start; index < characters.length; index++) {
    const [text = "", isFound] = [characters[index], found.has(index)];
    const latest = parts.at(-1);
    if (latest?.isFound === isFound) latest.text += text;
    else parts.push({ text, isFound });
  }
  return parts;
}
