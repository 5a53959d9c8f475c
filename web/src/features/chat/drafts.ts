import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { deleteDraft, saveDraft, readDraft } from "../../lib/drafts";

/** Texts by owner and chat that were written since the page was loaded. */
const draftStore = createStore<ReadonlyMap<string, string>>(() => new Map());

const keyOf = (chatId: string, ownerId: string) => `${ownerId}:${chatId}`;
const draftNameOf = (chatId: string) => `chat-${chatId}`;

/** Stores the draft of a chat until it is sent; it survives a reload or a new sign-in, but not signing out. */
export function writeDraft(chatId: string, ownerId: string, text: string): void {
  if (text) saveDraft(draftNameOf(chatId), ownerId, text);
  else deleteDraft(draftNameOf(chatId));
  draftStore.setState((texts) => new Map(texts).set(keyOf(chatId, ownerId), text), true);
}

/** Puts a text before what the draft of a chat holds. */
export function addToDraft(chatId: string, ownerId: string, text: string): void {
  const held = draftStore.getState().get(keyOf(chatId, ownerId)) ?? readStoredText(chatId, ownerId);
  writeDraft(chatId, ownerId, held ? `${text}\n${held}` : text);
}

/** Clears the drafts in memory, at the end of a session. */
export function clearDrafts(): void {
  draftStore.setState(new Map(), true);
}

/** The draft of a chat. */
export function useDraft(chatId: string, ownerId: string): string {
  return useStore(draftStore, (texts) => texts.get(keyOf(chatId, ownerId)) ?? readStoredText(chatId, ownerId));
}

function readStoredText(chatId: string, ownerId: string): string {
  const stored = readDraft(draftNameOf(chatId), ownerId);
  return typeof stored === "string" ? stored : "";
}
