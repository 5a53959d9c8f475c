import DataLoader from "dataloader";
import pLimit from "p-limit";
import { isId } from "../rest/isId";

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
      const asked = ids.filter(isId);
      const found = new Map(asked.length > 1 ? (await readMany(asked)).map((item) => [idOf(item), item]) : []);
      const missing = asked.filter((id) => !found.has(id));
      // One failure must not fail the others.
      const singles = await pLimit(maxParallel).map(missing, (id) => readOne(id).catch(asError));
      const rest = new Map(missing.map((id, index) => [id, singles[index] ?? null]));
      return ids.map((id) => found.get(id) ?? rest.get(id) ?? null);
    },
    { maxBatchSize: maxBatch },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
