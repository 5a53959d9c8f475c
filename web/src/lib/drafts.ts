/**
 * Half-filled forms of this tab. Text survives a reload (sessionStorage), files only live in memory. Each belongs to one
 * person: nobody else gets it back, and signing out forgets all of them.
 */
const PREFIX = 'tq-draft:'
const held = new Map<string, { ownerId: string; value: unknown }>()

/** What was kept under this name for this person; null when there is nothing, or when it cannot be read. */
export function readDraft(name: string, ownerId: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as { ownerId?: string; value?: unknown } | null
    return kept?.ownerId === ownerId ? kept.value : null
  } catch {
    return null
  }
}

/** Keeps plain data; a full or forbidden storage is no reason to disturb anybody. */
export function keepDraft(name: string, ownerId: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ ownerId, value }))
  } catch {
    // The form itself still holds everything.
  }
}

/** Keeps what cannot be written down (files) while the page lives. */
export function holdFiles<T>(name: string, ownerId: string, value: T): void {
  held.set(name, { ownerId, value })
}

/** What holdFiles kept for this person. */
export function heldFiles<T>(name: string, ownerId: string): T | null {
  const kept = held.get(name)
  return kept?.ownerId === ownerId ? (kept.value as T) : null
}

export function dropDraft(name: string): void {
  held.delete(name)
  sessionStorage.removeItem(PREFIX + name)
}

/** On signing out: nothing of the person remains in the tab. */
export function forgetDrafts(): void {
  held.clear()
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
