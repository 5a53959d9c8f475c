import type { ApolloCache, Reference, StoreObject } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";
import { compareIds } from "../../lib/compareIds";
import { moveToTabList } from "../../apollo/moveToTabList";
import { mergeMessages } from "../../apollo/policies";

interface NewMessage {
  id: string;
  chatId: string;
  createdAt: string;
}

/** Adds a stored message to its conversation, once, and makes it the last message of its chat in the lists. */
export function addMessage(cache: ApolloCache, message: NewMessage): void {
  // Ids of chats are those of both kinds: one of the two is in the cache.
  addTo(cache, "RingChat", message);
  const tab = addTo(cache, "Chat", message);
  if (tab) moveToTabList(cache, "chats", { __typename: "Chat", id: message.chatId }, tab);
}

/** Returns the tab of the chat. */
function addTo(cache: ApolloCache, kind: "Chat" | "RingChat", message: NewMessage): string | undefined {
  const chatId = cache.identify({ __typename: kind, id: message.chatId });
  const messageId = cache.identify({ __typename: "Message", id: message.id });
  if (!chatId || !messageId) return undefined;
  let tab: string | undefined;
  cache.modify<Record<string, unknown>>({
    id: chatId,
    fields: {
      messages(value: unknown, { toReference, readField }: ModifierDetails) {
        const stored = value as { items: readonly (Reference | StoreObject)[] };
        const added = toReference(messageId);
        return added ? { ...stored, items: mergeMessages(stored.items, [added], readField) } : stored;
      },
      lastMessage(value: unknown, { toReference, readField }: ModifierDetails) {
        const current = value as Reference | null;
        const isNewer = !current || compareIds(String(readField("id", current)), message.id) < 0;
        return isNewer ? toReference(messageId) : current;
      },
      updatedAt: (value: unknown) => (String(value) < message.createdAt ? message.createdAt : value),
      tab(value: unknown) {
        tab = String(value);
        return value;
      },
    },
  });
  return tab;
}
