import { useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ChatPlace } from "./ChatPlace";
import type { Quote } from "./quote";

/** A message being sent: shown in its conversation until the stored one with the same randomId arrives. */
export interface OutgoingMessage {
  randomId: string;
  chatId: string;
  text: string;
  picture: File | null;
  /** Object URL of the picture. */
  pictureUrl: string | null;
  location: ChatPlace | null;
  replyTo: Quote | null;
  createdAt: string;
  /** `queued` waits for the network, `failed` for the user. */
  state: "sending" | "queued" | "failed";
  /** Why the server refused it; null if the server was not reached. */
  reason: string | null;
}

const outboxStore = createStore<readonly OutgoingMessage[]>(() => []);

function setEntries(change: (entries: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) {
  outboxStore.setState(change, true);
}

function revokePictures(entries: readonly OutgoingMessage[]) {
  for (const { pictureUrl } of entries) if (pictureUrl) URL.revokeObjectURL(pictureUrl);
}

/** The unsent messages of all chats, oldest first. Cleared at the end of the session. */
export const outbox = {
  get: outboxStore.getState,
  subscribe: outboxStore.subscribe,
  add: (message: OutgoingMessage) => setEntries((entries) => [...entries, message]),
  mark: (randomId: string, state: OutgoingMessage["state"], reason: string | null = null) =>
    setEntries((entries) =>
      entries.map((entry) => (entry.randomId === randomId ? { ...entry, state, reason } : entry)),
    ),
  remove(randomId: string) {
    revokePictures(outbox.get().filter((entry) => entry.randomId === randomId));
    setEntries((entries) => entries.filter((entry) => entry.randomId !== randomId));
  },
  clear() {
    revokePictures(outbox.get());
    setEntries(() => []);
  },
};

/** The unsent messages of one chat. */
export function useOutgoing(chatId: string): readonly OutgoingMessage[] {
  const all = useStore(outboxStore);
  return useMemo(() => all.filter((entry) => entry.chatId === chatId), [all, chatId]);
}
