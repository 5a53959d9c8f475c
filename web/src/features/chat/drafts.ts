import { useSyncExternalStore } from "react";
import { deleteDraft, saveDraft, readDraft } from "../../lib/drafts";

const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const nameOf = (chatId: string) => `chat-${chatId}`;

function read(chatId: string, ownerId: string): string {
  const key = `${ownerId}:${chatId}`;
  let text = drafts.get(key);
  if (text === undefined) {
    const kept = readDraft(nameOf(chatId), ownerId);
    text = typeof kept === "string" ? kept : "";
    drafts.set(key, text);
  }
  return text;
}

/** Keeps what somebody writes in a chat until it is sent; a reload or a new sign-in does not lose it, signing out does. */
export function writeDraft(chatId: string, ownerId: string, text: string): void {
  drafts.set(`${ownerId}:${chatId}`, text);
  if (text) saveDraft(nameOf(chatId), ownerId, text);
  else deleteDraft(nameOf(chatId));
  for (const listener of listeners) listener();
}

/** Forgets what is in memory, at the end of a session. */
export function clearDrafts(): void {
  drafts.clear();
}

/** What is being written in a chat. */
export function useDraft(chatId: string, ownerId: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(chatId, ownerId),
    () => "",
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
