import type { NormalizedCacheObject } from "@apollo/client/cache";

/**
 * A text is itself, a list begins with 0, an object with the number of its kind; a list that was there before is its
 * number below 0.
 */
type Packed = string | number | boolean | null | Packed[];

/** Kinds of objects (type, then fields), and the objects of the cache; 0 stands for a key made of type and id. */
export type PackedState = [kinds: string[][], entries: [key: string | 0, value: Packed][]];

/** Encoding a shared beginning costs three characters itself. */
const minShared = 6;
const maxEnding = 99;

/**
 * The cache that a page was rendered with, for its HTML: the names of fields stand once for each kind of object, and
 * of a text only its ending, and how long that of the one before it was, where both begin alike. So the sizes of a
 * picture are the same list for each. Less than half of plain JSON.
 */
export function packState(state: NormalizedCacheObject): PackedState {
  const kinds: string[][] = [];
  const numbers = new Map<string, number>();
  const lists = new Map<string, number>();
  let last = "";
  const packText = (text: string): string => {
    const limit = Math.min(text.length, last.length);
    let shared = 0;
    while (shared < limit && text[shared] === last[shared]) shared += 1;
    const ending = last.length - shared;
    last = text;
    if (shared >= minShared && ending <= maxEnding) return `~${String(ending).padStart(2, "0")}${text.slice(shared)}`;
    return text.startsWith("~") ? `~${text}` : text;
  };
  const packList = (list: unknown[]): Packed => {
    const packed = [0, ...list.map(pack)];
    if (list.length === 0) return packed;
    const text = JSON.stringify(packed);
    const number = lists.get(text);
    if (number !== undefined) return [number];
    lists.set(text, -1 - lists.size);
    return packed;
  };
  const pack = (value: unknown): Packed => {
    if (typeof value === "string") return packText(value);
    if (Array.isArray(value)) return packList(value);
    if (typeof value !== "object" || value === null) return value as number | boolean | null;
    const { __typename: type = "", ...fields } = value as Record<string, unknown>;
    const known = Object.entries(fields).filter(([, field]) => field !== undefined);
    const kind = [String(type), ...known.map(([name]) => name)];
    const name = kind.join(" ");
    const number = numbers.get(name) ?? kinds.push(kind);
    numbers.set(name, number);
    return [number, ...known.map(([, field]) => pack(field))];
  };
  const entries = Object.entries(state).map(([key, value]): PackedState[1][number] => [
    key === `${value?.__typename}:${String(value?.id)}` ? 0 : key,
    pack(value),
  ]);
  return [kinds, entries];
}

/** The cache entries that the server has packed into a page. */
export function unpackState([kinds, entries]: PackedState): NormalizedCacheObject {
  const lists = new Set<Packed[]>();
  let last = "";
  const unpackText = (text: string): string => {
    if (!text.startsWith("~")) return text;
    return text[1] === "~" ? text.slice(1) : last.slice(0, last.length - Number(text.slice(1, 3))) + text.slice(3);
  };
  const unpack = (value: Packed): unknown => {
    if (typeof value === "string") return (last = unpackText(value));
    if (!Array.isArray(value)) return value;
    const [number, ...parts] = value;
    if (Number(number) < 0) return unpack([...lists][-1 - Number(number)] ?? null);
    if (number === 0) {
      const list = parts.map(unpack);
      if (list.length > 0) lists.add(value);
      return list;
    }
    const [type, ...names] = kinds[Number(number) - 1] ?? [];
    const fields = names.map((name, index) => [name, unpack(parts[index] ?? null)]);
    return Object.fromEntries(type ? [["__typename", type], ...fields] : fields);
  };
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const object = unpack(value) as NormalizedCacheObject[string];
      return [key || `${object?.__typename}:${String(object?.id)}`, object];
    }),
  );
}
