interface Item {
  __typename: string;
}

/**
 * Arranges the feed in rows: publications in pairs, everything else at full width. An unpaired publication waits for
 * the next one, so that no row has a gap; once the feed is complete, the last may stand alone. Existing rows never
 * change when more items load.
 */
export function toRows<T extends Item>(items: readonly T[], isComplete: boolean): T[][] {
  const rows: T[][] = [];
  let unpaired: T | undefined;
  for (const item of items) {
    if (item.__typename !== "PublicationWallItem") rows.push([item]);
    else if (unpaired) {
      rows.push([unpaired, item]);
      unpaired = undefined;
    } else unpaired = item;
  }
  if (unpaired && isComplete) rows.push([unpaired]);
  return rows;
}

/** Two rows are about a screen. Mounting more at once would take longer than a frame on a phone. */
const ROWS_PER_CHUNK = 2;

export interface Chunk<T> {
  rows: T[][];
  /** Number of items before it. */
  before: number;
}

/** Splits the rows into chunks that mount and unmount together. */
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
