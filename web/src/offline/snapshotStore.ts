import type { NormalizedCacheObject } from "@apollo/client/cache";

/** One part of the cache as it was last seen by its owner. */
export interface SnapshotPart {
  /** `session`, `wall`, `saved`, `chats`, `chat:4`. */
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

/** All stored parts, whoever owns them; empty where the browser has no IndexedDB. */
export function readSnapshot(): Promise<SnapshotPart[]> {
  return runInStore<SnapshotPart[]>("readonly", (store) => store.getAll() as IDBRequest<SnapshotPart[]>).then(
    (parts) => parts ?? [],
  );
}

/** Stores parts in place of those with the same name. `canWrite` is checked again right before the write. */
export async function writeParts(parts: readonly SnapshotPart[], canWrite: () => boolean): Promise<void> {
  if (!canWrite()) return;
  const write = (store: IDBObjectStore) => {
    if (canWrite()) for (const part of parts) store.put(part);
    return null;
  };
  await runInStore("readwrite", write, { shouldCreate: true });
}

/** Deletes single parts. */
export async function deleteParts(names: readonly string[]): Promise<void> {
  await runInStore("readwrite", (store) => {
    for (const name of names) store.delete(name);
    return null;
  });
}

/** Deletes everything, the database and cached pictures included, because the user has signed out. */
export async function deleteSnapshot(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => resolve());
  });
  if ("caches" in globalThis) await caches.delete(PICTURES);
}

/** Storage may be forbidden or full; then nothing is saved and nothing else breaks. */
async function runInStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | null,
  { shouldCreate = false }: { shouldCreate?: boolean } = {},
): Promise<T | undefined> {
  try {
    const database = await openDatabase(shouldCreate);
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.addEventListener("complete", () => resolve(request?.result));
        transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("aborted")));
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Reading alone does not create the database. */
function openDatabase(shouldCreate: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => {
      if (shouldCreate) request.result.createObjectStore(STORE, { keyPath: "name" });
      else request.transaction?.abort();
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });
}
