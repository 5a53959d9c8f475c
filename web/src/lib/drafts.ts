/**
 * Half-filled forms of this tab. Text survives a reload (sessionStorage), what is held lives as long as the page, and the pictures
 * of a publication lie in a database of the browser (photoShelf). Each belongs to one person: nobody else gets it back, and
 * signing out forgets all of them.
 */
const PREFIX = "tq-draft:";
const memoryDrafts = new Map<string, { ownerId: string; value: unknown }>();

/** What was kept under this name for this person; null when there is nothing, or when it cannot be read. */
export function readDraft(name: string, ownerId: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as {
      ownerId?: string;
      value?: unknown;
    } | null;
    return kept?.ownerId === ownerId ? kept.value : null;
  } catch {
    return null;
  }
}

/** Keeps plain data; a full or forbidden storage is no reason to disturb anybody. */
export function saveDraft(name: string, ownerId: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ ownerId, value }));
  } catch {
    // The form itself still holds everything.
  }
}

/** Keeps what cannot be written down (files), or should not, while the page lives. */
export function saveMemoryDraft<T>(name: string, ownerId: string, value: T): void {
  memoryDrafts.set(name, { ownerId, value });
}

const STASH_KEY = "tq-handed";
const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? undefined : value);

/** Right before a reload that the page does by itself: what is held goes over it, but for files. */
export function stashMemoryDrafts(): void {
  try {
    sessionStorage.setItem(STASH_KEY, JSON.stringify([...memoryDrafts], withoutFiles));
  } catch {
    // Then it is lost, as by any other reload.
  }
}

/** At the start of a page: holds what the page before handed over, and leaves nothing of it written down. */
export function restoreMemoryDrafts(): void {
  try {
    const stashed = sessionStorage.getItem(STASH_KEY);
    sessionStorage.removeItem(STASH_KEY);
    for (const [name, kept] of JSON.parse(stashed ?? "[]") as [string, { ownerId: string; value: unknown }][])
      memoryDrafts.set(name, kept);
  } catch {
    // Nothing was handed over.
  }
}

/** What holdValues kept for this person. */
export function readMemoryDraft<T>(name: string, ownerId: string): T | null {
  const kept = memoryDrafts.get(name);
  return kept?.ownerId === ownerId ? (kept.value as T) : null;
}

export function deleteDraft(name: string): void {
  memoryDrafts.delete(name);
  deleteKeys((key) => key === PREFIX + name);
}

/** When it is known who is here: what another person left behind is gone. */
export function deleteDraftsOfOthers(ownerId: string): void {
  for (const [name, kept] of memoryDrafts) if (kept.ownerId !== ownerId) memoryDrafts.delete(name);
  deleteKeys((key) => readDraft(key.slice(PREFIX.length), ownerId) === null);
}

/** On signing out: nothing of the person remains in the tab. */
export function deleteDrafts(): void {
  memoryDrafts.clear();
  deleteKeys(() => true);
}

function deleteKeys(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && matches(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser without such a storage has kept nothing.
  }
}

const PHOTO_DATABASE_PREFIX = "tq-photos-";

/** Where a person's chosen pictures lie until they are published. */
export function photoDatabaseName(ownerId: string): string {
  return PHOTO_DATABASE_PREFIX + ownerId;
}

/** Deletes the chosen pictures of everybody, or of everybody else. */
export function deleteDraftPhotos(exceptOwnerId?: string): void {
  const deleteDatabases = async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(PHOTO_DATABASE_PREFIX) && name !== photoDatabaseName(exceptOwnerId ?? ""))
        indexedDB.deleteDatabase(name);
    }
  };
  // A browser without such a database, or that forbids it, has kept nothing.
  if ("indexedDB" in globalThis) deleteDatabases().catch(() => undefined);
}
