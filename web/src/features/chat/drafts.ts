import { useSyncExternalStore } from 'react'

const PREFIX = 'tq_draft:'

const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

function read(chatId: string): string {
  const known = drafts.get(chatId)
  if (known !== undefined) return known
  const stored = attempt(() => sessionStorage.getItem(PREFIX + chatId)) ?? ''
  drafts.set(chatId, stored)
  return stored
}

/** Keeps what is being written in a chat, until it is sent or the session ends; a reload does not lose it. */
export function writeDraft(chatId: string, text: string): void {
  drafts.set(chatId, text)
  attempt(() => (text ? sessionStorage.setItem(PREFIX + chatId, text) : sessionStorage.removeItem(PREFIX + chatId)))
  for (const listener of listeners) listener()
}

/** Forgets all drafts: nothing of a person stays in a browser they have left. */
export function clearDrafts(): void {
  for (const chatId of drafts.keys()) attempt(() => sessionStorage.removeItem(PREFIX + chatId))
  drafts.clear()
}

/** What is being written in a chat. */
export function useDraft(chatId: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(chatId),
    () => '',
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Storage can be forbidden or full; a draft then lives as long as the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
