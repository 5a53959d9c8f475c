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

/** Fills whole rows of one, two and three columns, and is about a screen. */
const GROUP_SIZE = 6;

interface Chunk<T> {
  items: T[];
  /** Number of items before it. */
  before: number;
}

const isPublication = ({ __typename }: Item) => __typename === "PublicationWallItem";

/**
 * Splits the feed into chunks that mount and unmount together: six publications, then what takes the full width, so
 * that no row has a gap, whatever the number of columns. Until the feed is complete, a chunk that is not full waits for
 * more, unless it is the only one: existing chunks never change when more items load.
 */
export function toChunks<T extends Item>(items: readonly T[], isComplete: boolean): Chunk<T>[] {
  const chunks: Chunk<T>[] = [];
  let cards: T[] = [];
  let wide: T[] = [];
  let before = 0;
  const close = () => {
    const chunk = [...cards, ...wide];
    if (chunk.length === 0) return;
    chunks.push({ items: chunk, before });
    before += chunk.filter(({ __typename }) => __typename !== "FarHeading").length;
    cards = [];
    wide = [];
  };
  for (const item of items) {
    const isFull = cards.filter(isPublication).length === GROUP_SIZE;
    if (item.__typename === "FarHeading" || (isFull && isPublication(item))) close();
    if (item.__typename === "FarHeading" || isPublication(item)) cards.push(item);
    else wide.push(item);
  }
  if (isComplete || chunks.length === 0 || cards.filter(isPublication).length === GROUP_SIZE) close();
  return chunks;
}
