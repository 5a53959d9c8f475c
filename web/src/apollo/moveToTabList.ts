import type { ApolloCache, Reference } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";

interface StoredConnection {
  items: readonly Reference[];
}

/**
 * Inserts an entity into the cached list of its tab, latest change first, and removes it from the lists of the other
 * tabs. A list that was never loaded is left alone: it loads when it is needed.
 */
export function moveToTabList(
  cache: ApolloCache,
  field: "chats" | "transactions",
  entity: { __typename: string; id: string },
  tab: string,
): void {
  const id = cache.identify(entity);
  if (!id) return;
  cache.modify<Record<string, unknown>>({
    fields: {
      [field](value: unknown, { storeFieldName, readField, toReference }: ModifierDetails) {
        const stored = value as StoredConnection;
        const others = stored.items.filter((item) => readField("id", item) !== entity.id);
        if (!storeFieldName.includes(`"tab":"${tab}"`)) {
          return others.length === stored.items.length ? stored : { ...stored, items: others };
        }
        const reference = toReference(id);
        if (!reference) return stored;
        const changedAt = (item: Reference) => String(readField("updatedAt", item) ?? "");
        const index = others.findIndex((item) => changedAt(item) <= changedAt(reference));
        const items = index === -1 ? [...others, reference] : others.toSpliced(index, 0, reference);
        return { ...stored, items };
      },
    },
  });
}
