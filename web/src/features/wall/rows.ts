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
  let unpaired: T | undefined;
  for (const item of items) {
    if (item.__typename !== "PublicationWallItem") rows.push([item]);
    else if (unpaired) {
      rows.push([unpaired, item]);
      unpaired = undefined;
    } else unpaired = item;
  }
  if (unpaired && isWhole) rows.push([unpaired]);
  return rows;
}

/** Rows that are mounted together; two are about a screen. More at once would take longer than a frame on a phone. */
const ROWS_PER_CHUNK = 2;

export interface Chunk<T> {
  rows: T[][];
  /** How many items come before it. */
  before: number;
}

/** The rows in pieces that come and go together. */
export function toChunks<T>(rows: readonly T[][]): Chunk<T>[] {
  const chunks: Chunk<T>[] = [];
  let before = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    const chunkRows = rows.slice(start, start + ROWS_PER_CHUNK);
    chunks.push({ rows: chunkRows, before });
    before += chunkRows.flat().length;
  }
  return chunks;
}
