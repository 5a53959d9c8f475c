import { useMemo, useSyncExternalStore } from "react";
import type { Position } from "../../lib/position";

/** A message being sent: shown in its conversation until the stored one with the same randomId arrives. */
export interface OutgoingMessage {
  randomId: string;
  chatId: string;
  text: string;
  picture: File | null;
  /** Object URL of the picture. */
  pictureUrl: string | null;
  location: Position | null;
  createdAt: string;
  /** `queued` waits for the network, `failed` for the user. */
  state: "sending" | "queued" | "failed";
  /** Why the server refused it; null if the server was not reached. */
  reason: string | null;
}

const EMPTY: readonly OutgoingMessage[] = [];

let entries: readonly OutgoingMessage[] = EMPTY;
const listeners = new Set<() => void>();

function replaceEntries(next: readonly OutgoingMessage[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** The unsent messages of all chats, oldest first. Cleared at the end of the session. */
export const outbox = {
  get: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add: (message: OutgoingMessage) => replaceEntries([...entries, message]),
  mark: (randomId: string, state: OutgoingMessage["state"], reason: string | null = null) =>
    replaceEntries(entries.map((entry) => (entry.randomId === randomId ? { ...entry, state, reason } : entry))),
  remove(randomId: string) {
    for (const { randomId: id, pictureUrl } of entries)
      if (id === randomId && pictureUrl) URL.revokeObjectURL(pictureUrl);
    replaceEntries(entries.filter((entry) => entry.randomId !== randomId));
  },
  clear() {
    for (const { pictureUrl } of entries) if (pictureUrl) URL.revokeObjectURL(pictureUrl);
    replaceEntries(EMPTY);
  },
};

/** The unsent messages of one chat. */
export function useOutgoing(chatId: string): readonly OutgoingMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, () => EMPTY);
  return useMemo(() => all.filter((entry) => entry.chatId === chatId), [all, chatId]);
}
