import { photoDatabaseName } from "./drafts";

const STORE = "photos";
/** Older drafts are deleted. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

export interface DraftPhoto {
  id: string;
  file: File;
}

interface StoredDraft {
  /** Name of the draft the pictures belong to. */
  key: string;
  keptAt: number;
  photos: DraftPhoto[];
}

/** Saves the pictures of a draft over a reload. Rejects when the browser has no space or forbids it. */
export async function saveDraftPhotos(ownerId: string, key: string, photos: DraftPhoto[]): Promise<void> {
  await runInStore(ownerId, "readwrite", (store) =>
    photos.length === 0 ? store.delete(key) : store.put({ key, keptAt: Date.now(), photos } satisfies StoredDraft),
  );
}

/** The pictures of a draft; empty when none are stored or they cannot be read. Deletes drafts that are too old. */
export async function readDraftPhotos(ownerId: string, key: string): Promise<DraftPhoto[]> {
  try {
    const drafts = (await runInStore(ownerId, "readonly", (store) => store.getAll())) as StoredDraft[];
    for (const old of drafts.filter(({ keptAt }) => Date.now() - keptAt > MAX_AGE_MS))
      await saveDraftPhotos(ownerId, old.key, []);
    return drafts.find((shelf) => shelf.key === key)?.photos ?? [];
  } catch {
    return [];
  }
}

/** Opens the database for one step and closes it at once: an open database could not be deleted on sign-out. */
async function runInStore(
  ownerId: string,
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(photoDatabaseName(ownerId), 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE, { keyPath: "key" }));
  const database = (await requestResult(opening)) as IDBDatabase;
  try {
    const transaction = database.transaction(STORE, mode);
    const request = step(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", resolve);
      transaction.addEventListener("error", () => reject(transaction.error));
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function requestResult(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
