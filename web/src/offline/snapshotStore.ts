import type { NormalizedCacheObject } from "@apollo/client/cache";
import { deleteDB, openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";

/** One part of the cache as it was last seen by its owner. */
export interface SnapshotPart {
  /** `session`, `wall`, `saved`, `chats`, `chat:4` and more: see snapshotParts.ts. */
  name: string;
  /** See snapshotOwner.ts. */
  owner: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  data: NormalizedCacheObject;
}

const DATABASE = "tq-offline";
const STORE = "kept";
const PICTURES = "tq-pictures";

interface SnapshotSchema extends DBSchema {
  [STORE]: { key: string; value: SnapshotPart };
}

/** All stored parts, whoever owns them; empty where the browser has no IndexedDB. */
export async function readSnapshot(): Promise<SnapshotPart[]> {
  return (await withDatabase((database) => database.getAll(STORE))) ?? [];
}

/** Stores parts in place of those with the same name. `canWrite` is checked again right before the write. */
export async function writeParts(parts: readonly SnapshotPart[], canWrite: () => boolean): Promise<void> {
  if (!canWrite()) return;
  const write = async (database: IDBPDatabase<SnapshotSchema>) => {
    if (!canWrite()) return;
    const { store, done } = database.transaction(STORE, "readwrite");
    await Promise.all([...parts.map((part) => store.put(part)), done]);
  };
  await withDatabase(write, { shouldCreate: true });
}

/** Deletes single parts. */
export async function deleteParts(names: readonly string[]): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, "readwrite");
    await Promise.all([...names.map((name) => store.delete(name)), done]);
  });
}

/** Deletes everything, the database and cached pictures included, because the user has signed out. */
export async function deleteSnapshot(): Promise<void> {
  await deleteDB(DATABASE).catch(() => undefined);
  if ("caches" in globalThis) await caches.delete(PICTURES);
}

/**
 * Opens the database for one step and closes it at once: an open one could not be deleted on sign-out. Storage may be
 * forbidden or full; then nothing is saved and nothing else breaks.
 */
async function withDatabase<T>(
  work: (database: IDBPDatabase<SnapshotSchema>) => Promise<T>,
  { shouldCreate = false } = {},
): Promise<T | undefined> {
  try {
    const database = await openDB<SnapshotSchema>(DATABASE, 1, {
      upgrade(created, _oldVersion, _newVersion, transaction) {
        // A failure is that of openDB, too.
        transaction.done.catch(() => undefined);
        if (shouldCreate) created.createObjectStore(STORE, { keyPath: "name" });
        // Reading alone does not create the database.
        else transaction.abort();
      },
    });
    return await work(database).finally(() => database.close());
  } catch {
    return undefined;
  }
}
