import type { FieldPolicy, Reference } from "@apollo/client";
import type { FieldFunctionOptions, StoreObject } from "@apollo/client/cache";
import { compareIds } from "../lib/order";

type Item = Reference | StoreObject;
interface Connection {
  items: Item[];
  [field: string]: unknown;
}

/** A cursor list: a first page replaces, a later page is appended; an item is in it once. */
export function connection(keyArgs: string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args, readField }) {
      // What failed among others comes as null, and takes nothing away.
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

/** Entity by id: what any other query has brought is there at once. */
export function byId(typename: string): FieldPolicy {
  return {
    read(existing, { args, toReference }) {
      return existing === undefined && args?.id
        ? toReference({ __typename: typename, id: args.id as string })
        : existing;
    },
  };
}

/** What could not be read this time is what it was. */
export const kept: FieldPolicy = { merge: (existing, incoming) => incoming ?? existing ?? null };

/** A name that an answer withholds is what a card has said before. */
export const named: FieldPolicy<string> = { merge: (existing, incoming) => incoming || existing || "" };

interface Messages extends Connection {
  hasPreviousPage: boolean;
  startCursor: string | null;
}

/**
 * A conversation, oldest first. The answer of a mutation, the broadcast and a page bring the same message once, by its id; a newest
 * page that does not touch what is known starts anew, because there may be a gap between.
 */
export const conversation: FieldPolicy<Messages> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    if (!existing || existing.items.length === 0) return incoming;
    const items = mergeMessages(existing.items, incoming.items, readField);
    if (args?.before) return { ...incoming, items };
    const touches = items.length < existing.items.length + incoming.items.length;
    return touches ? { ...existing, items } : incoming;
  },
};

/** Union by id, in the order of the ids, which grow with time. */
export function mergeMessages(
  known: readonly Item[],
  added: readonly Item[],
  readField: FieldFunctionOptions["readField"],
): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of [...known, ...added]) byKey.set(String(readField("id", item)), item);
  return [...byKey].sort(([a], [b]) => compareIds(a, b)).map(([, item]) => item);
}
