import outlines from "./lettering.json";

interface Typeface {
  capHeight: number;
  /** Advance in 1/1000 em and outline, by character. */
  glyphs: Record<string, [advance: number, outline: string]>;
  /** Change of the advance by pair of characters. */
  kerning: Record<string, number>;
}

const typefaces = outlines as unknown as Record<"heading" | "text", Typeface>;

/** A typeface at a size in pixels. */
export interface Style {
  face: "heading" | "text";
  size: number;
}

/**
 * What can be drawn of a text: no emoji, no control characters, foreign letters without their marks where only those
 * are missing.
 */
export function drawable(text: string, face: Style["face"] = "heading"): string {
  const { glyphs } = typefaces[face];
  const known = (letter: string) => Object.hasOwn(glyphs, letter);
  const drawn = Array.from(text.normalize("NFC"), (letter) => {
    if (/\s/.test(letter)) return " ";
    if (known(letter)) return letter;
    const [base = ""] = letter.normalize("NFKD");
    return known(base) ? base : "";
  });
  return drawn.join("").replace(/ +/g, " ").trim();
}

/** Width in pixels of a drawable text. */
export function widthOf(text: string, style: Style): number {
  return (place(text, typefaces[style.face]).end * style.size) / 1000;
}

/** One line as SVG, its baseline at y. */
export function line(text: string, style: Style, { x, y, fill }: { x: number; y: number; fill: string }): string {
  const scale = style.size / 1000;
  const letters = place(text, typefaces[style.face]).letters.map(
    ({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${letters.join("")}</g>`;
}

/**
 * Breaks a drawable text into lines of a width in pixels; what does not fit ends in an ellipsis. A word that is too
 * long is broken.
 */
export function wrap(text: string, style: Style, width: number, maxLines: number): string[] {
  const fits = (part: string) => widthOf(part, style) <= width;
  const lines: string[] = [];
  let rest = text;
  while (rest !== "" && lines.length < maxLines) {
    const words = rest.split(" ");
    let count = words.length;
    while (count > 1 && !fits(words.slice(0, count).join(" "))) count -= 1;
    let taken = words.slice(0, count).join(" ");
    while (taken.length > 1 && !fits(taken)) taken = taken.slice(0, -1);
    rest = rest.slice(taken.length).trimStart();
    lines.push(rest !== "" && lines.length === maxLines - 1 ? shortened(taken) : taken);
  }
  return lines;

  function shortened(last: string): string {
    let cut = last;
    while (cut.length > 1 && !fits(`${cut}…`)) cut = cut.slice(0, -1);
    return `${cut.trimEnd()}…`;
  }
}

function place(text: string, { glyphs, kerning }: Typeface) {
  const letters: { at: number; outline: string }[] = [];
  let end = 0;
  let former = "";
  for (const letter of text) {
    const [advance, outline] = glyphs[letter] ?? [0, ""];
    end += kerning[former + letter] ?? 0;
    if (outline) letters.push({ at: end, outline });
    end += advance;
    former = letter;
  }
  return { letters, end };
}
