import { useSyncExternalStore } from "react";
import { deleteDraft, saveDraft, readDraft } from "../../lib/drafts";

const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const draftNameOf = (chatId: string) => `chat-${chatId}`;

function loadText(chatId: string, ownerId: string): string {
  const key = `${ownerId}:${chatId}`;
  let text = drafts.get(key);
  if (text === undefined) {
    const stored = readDraft(draftNameOf(chatId), ownerId);
    text = typeof stored === "string" ? stored : "";
    drafts.set(key, text);
  }
  return text;
}

/** Stores the draft of a chat until it is sent; it survives a reload or a new sign-in, but not signing out. */
export function writeDraft(chatId: string, ownerId: string, text: string): void {
  drafts.set(`${ownerId}:${chatId}`, text);
  if (text) saveDraft(draftNameOf(chatId), ownerId, text);
  else deleteDraft(draftNameOf(chatId));
  for (const listener of listeners) listener();
}

/** Clears the drafts in memory, at the end of a session. */
export function clearDrafts(): void {
  drafts.clear();
}

/** The draft of a chat. */
export function useDraft(chatId: string, ownerId: string): string {
  return useSyncExternalStore(
    subscribe,
    () => loadText(chatId, ownerId),
    () => "",
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
