import { photoDatabase } from "./drafts";

const STORE = "photos";
/** What nobody came back for is thrown away, in ms. */
const MAX_AGE = 7 * 24 * 3_600_000;

export interface ShelvedPhoto {
  id: string;
  file: File;
}

interface Shelf {
  /** Name of the draft the pictures belong to. */
  key: string;
  keptAt: number;
  photos: ShelvedPhoto[];
}

/** Keeps the pictures of a draft over a reload. Rejects when the browser has no room or forbids it. */
export async function shelvePhotos(ownerId: string, key: string, photos: ShelvedPhoto[]): Promise<void> {
  await inStore(ownerId, "readwrite", (store) =>
    photos.length === 0 ? store.delete(key) : store.put({ key, keptAt: Date.now(), photos } satisfies Shelf),
  );
}

/** The pictures of a draft; none when nothing was kept or it cannot be read. Throws away what is too old. */
export async function shelvedPhotos(ownerId: string, key: string): Promise<ShelvedPhoto[]> {
  try {
    const shelves = (await inStore(ownerId, "readonly", (store) => store.getAll())) as Shelf[];
    for (const old of shelves.filter(({ keptAt }) => Date.now() - keptAt > MAX_AGE))
      await shelvePhotos(ownerId, old.key, []);
    return shelves.find((shelf) => shelf.key === key)?.photos ?? [];
  } catch {
    return [];
  }
}

/** Opens the database for one step and closes it at once: an open one could not be deleted on signing out. */
async function inStore(
  ownerId: string,
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(photoDatabase(ownerId), 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE, { keyPath: "key" }));
  const database = (await settled(opening)) as IDBDatabase;
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

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
