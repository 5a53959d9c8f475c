/**
 * Half-filled forms of this tab. Text survives a reload (sessionStorage), memory drafts live as long as the page, and
 * the pictures of a publication are in IndexedDB (draftPhotoStore). What is needed after the tab is closed is kept on
 * the device (localStorage). Each draft belongs to one user: no other user gets it, and signing out deletes them all.
 */
export const draftPrefix = "tq-draft:";
/** How long a draft is kept. */
type DraftPlace = "tab" | "device";
const storageOf = (place: DraftPlace) => (place === "tab" ? sessionStorage : localStorage);
const memoryDrafts = new Map<string, { ownerId: string; value: unknown }>();

/** The draft of this name and owner; null when there is none or it cannot be read. */
export function readDraft(name: string, ownerId: string, place: DraftPlace = "tab"): unknown {
  try {
    const draft = JSON.parse(storageOf(place).getItem(draftPrefix + name) ?? "null") as {
      ownerId?: string;
      value?: unknown;
    } | null;
    return draft?.ownerId === ownerId ? draft.value : null;
  } catch {
    return null;
  }
}

/** Saves plain data; a full or forbidden storage is ignored. */
export function saveDraft(name: string, ownerId: string, value: unknown, place: DraftPlace = "tab"): void {
  try {
    storageOf(place).setItem(draftPrefix + name, JSON.stringify({ ownerId, value }));
  } catch {
    // The form itself still holds everything.
  }
}

/** Keeps in memory what cannot be stored (files) or should not be. */
export function saveMemoryDraft<T>(name: string, ownerId: string, value: T): void {
  memoryDrafts.set(name, { ownerId, value });
}

const STASH_KEY = "tq-handed";
const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? undefined : value);

/** To be called before the app reloads the page: memory drafts survive the reload, except for files. */
export function stashMemoryDrafts(): void {
  try {
    sessionStorage.setItem(STASH_KEY, JSON.stringify([...memoryDrafts], withoutFiles));
  } catch {
    // Then they are lost, as in any other reload.
  }
}

/** To be called at the start of a page: restores stashed drafts and removes them from storage. */
export function restoreMemoryDrafts(): void {
  try {
    const stashed = sessionStorage.getItem(STASH_KEY);
    sessionStorage.removeItem(STASH_KEY);
    for (const [name, draft] of JSON.parse(stashed ?? "[]") as [string, { ownerId: string; value: unknown }][])
      memoryDrafts.set(name, draft);
  } catch {
    // Nothing was stashed.
  }
}

/** The memory draft of this name and owner. */
export function readMemoryDraft<T>(name: string, ownerId: string): T | null {
  const draft = memoryDrafts.get(name);
  return draft?.ownerId === ownerId ? (draft.value as T) : null;
}

/** Deletes a draft from storages and memory. */
export function deleteDraft(name: string): void {
  memoryDrafts.delete(name);
  deleteKeys((key) => key === draftPrefix + name);
}

/** To be called when the viewer is known: deletes what other users left. */
export function deleteDraftsOfOthers(ownerId: string): void {
  for (const [name, draft] of memoryDrafts) if (draft.ownerId !== ownerId) memoryDrafts.delete(name);
  deleteKeys((key, place) => readDraft(key.slice(draftPrefix.length), ownerId, place) === null);
}

/** To be called on sign-out: nothing of the user remains. */
export function deleteDrafts(): void {
  memoryDrafts.clear();
  deleteKeys(() => true);
}

function deleteKeys(matches: (key: string, place: DraftPlace) => boolean): void {
  try {
    for (const place of ["tab", "device"] as const)
      for (const key of Object.keys(storageOf(place)))
        if (key.startsWith(draftPrefix) && matches(key, place)) storageOf(place).removeItem(key);
  } catch {
    // A browser without storage has no drafts.
  }
}

const PHOTO_DATABASE_PREFIX = "tq-photos-";

/** Name of the database that holds a user's chosen pictures until they are published. */
export function photoDatabaseName(ownerId: string): string {
  return PHOTO_DATABASE_PREFIX + ownerId;
}

/** Deletes the chosen pictures of all users, or of all but one. */
export function deleteDraftPhotos(exceptOwnerId?: string): void {
  const deleteDatabases = async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(PHOTO_DATABASE_PREFIX) && name !== photoDatabaseName(exceptOwnerId ?? ""))
        indexedDB.deleteDatabase(name);
    }
  };
  // A browser without IndexedDB has no pictures.
  if ("indexedDB" in globalThis) deleteDatabases().catch(() => undefined);
}
