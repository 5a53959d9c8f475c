interface Item {
  __typename: string;
}

/**
 * The feed as rows: publications by two, everything else over the whole width. A publication that is left over waits for the
 * next one, so that no row has a hole; once the feed is whole, the last may stand alone. Rows that are there never change when
 * more items come.
 */
export function toRows<T extends Item>(items: readonly T[], isWhole: boolean): T[][] {
  const rows: T[][] = [];
  let waiting: T | undefined;
  for (const item of items) {
    if (item.__typename !== "PublicationWallItem") rows.push([item]);
    else if (waiting) {
      rows.push([waiting, item]);
      waiting = undefined;
    } else waiting = item;
  }
  if (waiting && isWhole) rows.push([waiting]);
  return rows;
}

/** Rows that are mounted together; two are about a screen. More at once would take longer than a frame on a phone. */
const ROWS = 2;

export interface Stretch<T> {
  rows: T[][];
  /** How many items come before it. */
  before: number;
}

/** The rows in pieces that come and go together. */
export function toStretches<T>(rows: readonly T[][]): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  let before = 0;
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS);
    stretches.push({ rows: some, before });
    before += some.flat().length;
  }
  return stretches;
}
