/**
 * Half-filled forms of this tab. Text survives a reload (sessionStorage), what is held lives as long as the page, and the pictures
 * of a publication lie in a database of the browser (photoShelf). Each belongs to one person: nobody else gets it back, and
 * signing out forgets all of them.
 */
const PREFIX = "tq-draft:";
const held = new Map<string, { ownerId: string; value: unknown }>();

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
export function keepDraft(name: string, ownerId: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ ownerId, value }));
  } catch {
    // The form itself still holds everything.
  }
}

/** Keeps what cannot be written down (files), or should not, while the page lives. */
export function holdValues<T>(name: string, ownerId: string, value: T): void {
  held.set(name, { ownerId, value });
}

const HANDED = "tq-handed";
const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? undefined : value);

/** Right before a reload that the page does by itself: what is held goes over it, but for files. */
export function handOverHeld(): void {
  try {
    sessionStorage.setItem(HANDED, JSON.stringify([...held], withoutFiles));
  } catch {
    // Then it is lost, as by any other reload.
  }
}

/** At the start of a page: holds what the page before handed over, and leaves nothing of it written down. */
export function takeOverHeld(): void {
  try {
    const handed = sessionStorage.getItem(HANDED);
    sessionStorage.removeItem(HANDED);
    for (const [name, kept] of JSON.parse(handed ?? "[]") as [string, { ownerId: string; value: unknown }][])
      held.set(name, kept);
  } catch {
    // Nothing was handed over.
  }
}

/** What holdValues kept for this person. */
export function heldValues<T>(name: string, ownerId: string): T | null {
  const kept = held.get(name);
  return kept?.ownerId === ownerId ? (kept.value as T) : null;
}

export function dropDraft(name: string): void {
  held.delete(name);
  forgetKeys((key) => key === PREFIX + name);
}

/** When it is known who is here: what another person left behind is gone. */
export function forgetDraftsOfOthers(ownerId: string): void {
  for (const [name, kept] of held) if (kept.ownerId !== ownerId) held.delete(name);
  forgetKeys((key) => readDraft(key.slice(PREFIX.length), ownerId) === null);
}

/** On signing out: nothing of the person remains in the tab. */
export function forgetDrafts(): void {
  held.clear();
  forgetKeys(() => true);
}

function forgetKeys(isWanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && isWanted(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser without such a storage has kept nothing.
  }
}

const PHOTOS = "tq-photos-";

/** Where a person's chosen pictures lie until they are published. */
export function photoDatabase(ownerId: string): string {
  return PHOTOS + ownerId;
}

/** Deletes the chosen pictures of everybody, or of everybody else. */
export function forgetPhotos(exceptOwnerId?: string): void {
  const forget = async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(PHOTOS) && name !== photoDatabase(exceptOwnerId ?? "")) indexedDB.deleteDatabase(name);
    }
  };
  // A browser without such a database, or that forbids it, has kept nothing.
  if ("indexedDB" in globalThis) forget().catch(() => undefined);
}
