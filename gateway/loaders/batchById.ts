import DataLoader from "dataloader";

interface Batch<Item> {
  /** Reads many at once, in any order; what does not exist may be missing. */
  readMany(ids: readonly string[]): Promise<Item[]>;
  /** Reads one; null when it does not exist. */
  readOne(id: string): Promise<Item | null>;
  idOf(item: Item): string;
}

/** Most ids of one batch read. */
const maxBatch = 50;
/** Single reads at a time, for what a batch left out. */
const maxParallel = 4;

/**
 * A loader that answers by id, never by order: batches are read at once, and only what is missing in the answer one
 * by one.
 */
export function batchById<Item>({ readMany, readOne, idOf }: Batch<Item>): DataLoader<string, Item | null> {
  return new DataLoader<string, Item | null>(
    async (ids) => {
      const found = new Map(ids.length > 1 ? (await readMany(ids)).map((item) => [idOf(item), item]) : []);
      const missing = ids.filter((id) => !found.has(id));
      // One failure must not fail the others.
      const singles = await inParallel(missing, (id) => readOne(id).catch((error: unknown) => asError(error)));
      const rest = new Map(missing.map((id, index) => [id, singles[index] ?? null]));
      return ids.map((id) => found.get(id) ?? rest.get(id) ?? null);
    },
    { maxBatchSize: maxBatch },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Maps a list with bounded parallelism, results in the list's order. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = Array.from<Result>({ length: items.length });
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(maxParallel, items.length) }, worker));
  return results;
}
