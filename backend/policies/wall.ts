import type { WallKind } from "../db/wall";

/** Ten places of the wall; a kind that has run out leaves its place to another. */
const pattern: readonly WallKind[] = [
  "publication",
  "publication",
  "publication",
  "change",
  "publication",
  "publication",
  "publication",
  "banner",
  "publication",
  "publication",
];

const fallbacks: readonly WallKind[] = ["publication", "change", "banner"];

interface WallSlice {
  kinds: WallKind[];
  /** How many of each kind came before. */
  before: Record<WallKind, number>;
}

/**
 * Which kinds stand at the places from `offset` on, up to the end of the wall: the same for the same totals, so that
 * pages join without gap or repeat.
 */
export function wallSlice(offset: number, length: number, totals: Record<WallKind, number>): WallSlice {
  const used: Record<WallKind, number> = { publication: 0, change: 0, banner: 0 };
  const kinds: WallKind[] = [];
  let before = { ...used };
  for (let place = 0; place < offset + length; place++) {
    if (place === offset) before = { ...used };
    const wanted = pattern[place % pattern.length] ?? "publication";
    const kind = [wanted, ...fallbacks].find((candidate) => used[candidate] < totals[candidate]);
    if (!kind) break;
    used[kind]++;
    if (place >= offset) kinds.push(kind);
  }
  return { kinds, before };
}
