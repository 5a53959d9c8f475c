import type { FieldPolicy, Reference } from "@apollo/client";
import type { FieldFunctionOptions, StoreObject } from "@apollo/client/cache";
import { compareIds } from "../lib/compareIds";

type Item = Reference | StoreObject;
interface Connection {
  items: Item[];
  [field: string]: unknown;
}

/** A cursor list: a first page replaces it, a later page is appended; each item is in it once. */
export function connection(keyArgs: string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args, readField }) {
      // A failed list in a partial result is null and must not remove the known items.
      if (!incoming) return existing ?? incoming;
      if (!existing || !args?.after) return incoming;
      const known = new Set(existing.items.map((item) => readField("id", item)));
      return {
        ...incoming,
        items: [...existing.items, ...incoming.items.filter((item) => !known.has(readField("id", item)))],
      };
    },
  };
}

/** Entity by id: reads what any other query has already loaded. */
export function entityById(typename: string): FieldPolicy {
  return {
    read(existing, { args, toReference }) {
      return existing === undefined && args?.id
        ? toReference({ __typename: typename, id: args.id as string })
        : existing;
    },
  };
}

/** A value that could not be read this time keeps its known value. */
export const keepKnownValue: FieldPolicy = { merge: (existing, incoming) => incoming ?? existing ?? null };

/** A name that an answer withholds is what a card has said before. */
export const keepKnownName: FieldPolicy<string> = { merge: (existing, incoming) => incoming || existing || "" };

interface Messages extends Connection {
  hasPreviousPage: boolean;
  startCursor: string | null;
}

/**
 * Messages, oldest first. A message that comes by mutation, broadcast and page is in it once, by its id; a newest page
 * that does not overlap the known messages replaces them, because there may be a gap in between.
 */
export const conversation: FieldPolicy<Messages> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    if (!existing || existing.items.length === 0) return incoming;
    const items = mergeMessages(existing.items, incoming.items, readField);
    if (args?.before) return { ...incoming, items };
    const overlaps = items.length < existing.items.length + incoming.items.length;
    return overlaps ? { ...existing, items } : incoming;
  },
};

/** Union by id, ordered by id, which grows with time. */
export function mergeMessages(
  known: readonly Item[],
  incoming: readonly Item[],
  readField: FieldFunctionOptions["readField"],
): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of [...known, ...incoming]) byKey.set(String(readField("id", item)), item);
  return [...byKey].sort(([a], [b]) => compareIds(a, b)).map(([, item]) => item);
}
