interface Item {
  __typename: string;
}

/** Stands between what is near and what is not; no item of the feed. */
export interface FarHeading {
  __typename: "FarHeading";
  id: string;
}

/** Up to here a publication is near, km. */
const NEAR_KM = 50;

/**
 * Puts a heading between the publications that are near and those that are not, none where nothing is near; for a feed
 * that is ordered by distance.
 */
export function insertFarHeading<T extends Item>(items: readonly T[], distanceOf: (item: T) => number | null) {
  const first = items.findIndex((item) => (distanceOf(item) ?? 0) > NEAR_KM);
  const isAnythingNear = items.slice(0, Math.max(first, 0)).some((item) => distanceOf(item) !== null);
  if (!isAnythingNear) return items;
  const heading: FarHeading = { __typename: "FarHeading", id: "far" };
  return [...items.slice(0, first), heading, ...items.slice(first)];
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
    if (item.__typename === "FarHeading" && unpaired) {
      rows.push([unpaired]);
      unpaired = undefined;
    }
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
export function toChunks<T extends Item>(rows: readonly T[][]): Chunk<T>[] {
  const chunks: Chunk<T>[] = [];
  let before = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    const chunkRows = rows.slice(start, start + ROWS_PER_CHUNK);
    chunks.push({ rows: chunkRows, before });
    before += chunkRows.flat().filter(({ __typename }) => __typename !== "FarHeading").length;
  }
  return chunks;
}
