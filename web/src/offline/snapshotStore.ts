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

/**
 * The database, open for writing: a page that is being left has no time to open it. Closed when it is deleted,
 * and by whoever opened it before the page is frozen, for a frozen page would hold up a deletion.
 */
export function openToWrite(): Promise<IDBPDatabase<SnapshotSchema> | undefined> {
  return openDatabase(true).catch(() => undefined);
}

/**
 * Stores parts in place of those with the same name; handed over before this returns, and completed without the page.
 * False where the database was closed meanwhile.
 */
export function writeParts(database: IDBPDatabase<SnapshotSchema>, parts: readonly SnapshotPart[]): boolean {
  try {
    const transaction = database.transaction(STORE, "readwrite");
    for (const part of parts) transaction.store.put(part).catch(() => undefined);
    transaction.done.catch(() => undefined);
    transaction.commit();
    return true;
  } catch {
    return false;
  }
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

/** Opens the database for one step. Storage may be forbidden or full; then nothing is saved and nothing else breaks. */
async function withDatabase<T>(work: (database: IDBPDatabase<SnapshotSchema>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDatabase(false);
    return await work(database).finally(() => database.close());
  } catch {
    return undefined;
  }
}

function openDatabase(shouldCreate: boolean): Promise<IDBPDatabase<SnapshotSchema>> {
  return openDB<SnapshotSchema>(DATABASE, 1, {
    upgrade(created, _oldVersion, _newVersion, transaction) {
      // A failure is that of openDB, too.
      transaction.done.catch(() => undefined);
      if (shouldCreate) created.createObjectStore(STORE, { keyPath: "name" });
      // Reading alone does not create the database.
      else transaction.abort();
    },
    blocking(_currentVersion, _blockedVersion, event) {
      (event.target as IDBDatabase).close();
    },
  });
}
