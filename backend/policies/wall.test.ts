import { expect, it } from "vitest";
import type { WallKind } from "../db/wall";
import { wallSlice } from "./wall";

const totals = [
  { publication: 12, change: 1, banner: 1 },
  { publication: 2, change: 3, banner: 0 },
  { publication: 0, change: 2, banner: 2 },
  { publication: 40, change: 0, banner: 5 },
  { publication: 0, change: 0, banner: 0 },
];

it.each(totals)(
  "shows each of $publication publications, $change changes and $banner banners once over pages of any size",
  (counts) => {
    for (const size of [1, 3, 10]) {
      const seen: string[] = [];
      for (;;) {
        const { kinds, before } = wallSlice(seen.length, size, counts);
        const next: Record<WallKind, number> = { ...before };
        seen.push(...kinds.map((kind) => `${kind} ${next[kind]++}`));
        if (kinds.length < size) break;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe(counts.publication + counts.change + counts.banner);
    }
  },
);
