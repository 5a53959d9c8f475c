/** A reproducible source of chance: the demo town is the same on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A new list in another order. */
  shuffle: <T>(list: readonly T[]) => T[];
};

/** Each part of the town has its own seed, so that a change in one leaves the others as they were. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error("Nothing to pick from");
    return found;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(int(0, rest.length - 1), 1));
    return out;
  };
  return { next, int, chance: (probability) => next() < probability, pick, shuffle };
}
