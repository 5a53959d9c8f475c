import type { NormalizedCacheObject } from "@apollo/client/cache";

/** One part of the cache as it was last seen by its owner. */
export interface Kept {
  /** `session`, `wall`, `saved`, `chats`, `chat:4`. */
  name: string;
  /** See marker.ts. */
  owner: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  data: NormalizedCacheObject;
}

const DATABASE = "tq-offline";
const STORE = "kept";
const PICTURES = "tq-pictures";

/** Everything that is kept, whoever it belongs to; empty where the browser has no such storage. */
export function readKept(): Promise<Kept[]> {
  return run<Kept[]>("readonly", (store) => store.getAll() as IDBRequest<Kept[]>).then((kept) => kept ?? []);
}

/** Keeps these parts instead of the former ones of the same name. `mayWrite` is asked at the last moment. */
export async function keep(parts: readonly Kept[], mayWrite: () => boolean): Promise<void> {
  if (!mayWrite()) return;
  const write = (store: IDBObjectStore) => {
    if (mayWrite()) for (const part of parts) store.put(part);
    return null;
  };
  await run("readwrite", write, { makes: true });
}

/** Takes single parts away. */
export async function drop(names: readonly string[]): Promise<void> {
  await run("readwrite", (store) => {
    for (const name of names) store.delete(name);
    return null;
  });
}

/** Forgets everything, the storage itself and kept pictures included: the person has left. */
export async function forgetKept(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => resolve());
  });
  if ("caches" in globalThis) await caches.delete(PICTURES);
}

/** Storage can be forbidden or full; then nothing is kept, and nothing else suffers. */
async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | null,
  { makes = false }: { makes?: boolean } = {},
): Promise<T | undefined> {
  try {
    const database = await open(makes);
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

/** Whoever only looks does not make it. */
function open(makes: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => {
      if (makes) request.result.createObjectStore(STORE, { keyPath: "name" });
      else request.transaction?.abort();
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });
}
