import type { ApolloCache, Reference } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";
import { compareIds } from "../../lib/compareIds";

/** Adds a notification to the list, newest first. Returns false if it was already there. */
export function addNotification(cache: ApolloCache, id: string): boolean {
  const key = cache.identify({ __typename: "Notification", id });
  let isNew = false;
  if (!key) return false;
  cache.modify<Record<string, unknown>>({
    fields: {
      notifications(value: unknown, { toReference, readField }: ModifierDetails) {
        const stored = value as { items: readonly Reference[] };
        const idOf = (item: Reference) => String(readField("id", item));
        const added = toReference(key);
        if (!added || stored.items.some((item) => idOf(item) === id)) return stored;
        isNew = true;
        return { ...stored, items: [...stored.items, added].sort((a, b) => compareIds(idOf(b), idOf(a))) };
      },
    },
  });
  return isNew;
}
