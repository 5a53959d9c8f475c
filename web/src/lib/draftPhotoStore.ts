import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { photoDatabaseName } from "./drafts";

const STORE = "photos";
/** Older drafts are deleted. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

interface DraftPhoto {
  id: string;
  file: File;
}

interface StoredDraft {
  /** Name of the draft the pictures belong to. */
  key: string;
  keptAt: number;
  photos: DraftPhoto[];
}

interface PhotoSchema extends DBSchema {
  [STORE]: { key: string; value: StoredDraft };
}

/** Saves the pictures of a draft over a reload. Rejects when the browser has no space or forbids it. */
export async function saveDraftPhotos(ownerId: string, key: string, photos: DraftPhoto[]): Promise<void> {
  await withDatabase(ownerId, async (database) => {
    if (photos.length === 0) await database.delete(STORE, key);
    else await database.put(STORE, { key, keptAt: Date.now(), photos });
  });
}

/** The pictures of a draft; empty when none are stored or they cannot be read. Deletes drafts that are too old. */
export async function readDraftPhotos(ownerId: string, key: string): Promise<DraftPhoto[]> {
  try {
    return await withDatabase(ownerId, async (database) => {
      for (const { key: oldKey, keptAt } of await database.getAll(STORE))
        if (Date.now() - keptAt > MAX_AGE_MS) await database.delete(STORE, oldKey);
      return (await database.get(STORE, key))?.photos ?? [];
    });
  } catch {
    return [];
  }
}

/** Opens the database for one step and closes it at once: an open database could not be deleted on sign-out. */
async function withDatabase<T>(ownerId: string, work: (database: IDBPDatabase<PhotoSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<PhotoSchema>(photoDatabaseName(ownerId), 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "key" }),
  });
  return work(database).finally(() => database.close());
}
