/** A drawing as react-icons has it. */
export interface Drawing {
  tag: string;
  attr: Record<string, string>;
  child?: Drawing[];
}

/** The same with lines after one another as one: each would be an element of its own, in scripts as in pages. */
export function joinLines({ child = [], ...drawing }: Drawing): Drawing {
  const joined: Drawing[] = [];
  for (const shape of child) {
    const before = joined.at(-1);
    const line = isLine(shape) ? startAtPoint(shape.attr.d ?? "") : null;
    if (before && isLine(before) && line !== null) before.attr = { d: `${before.attr.d}${line}` };
    else joined.push({ ...shape });
  }
  return joined.length > 0 ? { ...drawing, child: joined } : drawing;
}

const isLine = ({ tag, attr, child = [] }: Drawing) =>
  tag === "path" && attr.d !== undefined && Object.keys(attr).length === 1 && child.length === 0;

const RELATIVE_START = /^m(-?\d*\.?\d+)(?: |,|(?=-))(-?\d*\.?\d+)(?=[ ,a-z-]|$)[ ,]?(.*)$/i;

/** A line whose first point does not depend on the one before it; null where its first point cannot be known. */
function startAtPoint(line: string): string | null {
  if (line.startsWith("M")) return line;
  const [, x = "", y = "", rest = ""] = RELATIVE_START.exec(line) ?? [];
  if (x === "") return null;
  // Further points are beside the one before them, as those after an `l`.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? "l" : ""}${rest}`;
}
