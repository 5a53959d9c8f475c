import type { NormalizedCacheObject } from "@apollo/client/cache";

type Entity = Record<string, unknown>;

/** What is kept for reading without a network, each part by the fields of the root query that lead to it. */
const LISTS: Record<string, RegExp> = {
  session: /^viewer$/,
  wall: /^wall\b/,
  saved: /^savedPublications\b/,
  chats: /^chats\b/,
};
/** What a guest may find again. */
const OF_GUESTS = new Set(["wall"]);

const MAX = { items: 40, conversations: 20, characters: 400_000 };

/** Cuts the parts worth keeping out of a cache's extract. Parts that are not in it, or too large, are missing. */
export function toParts(cache: NormalizedCacheObject, isMember: boolean): Map<string, NormalizedCacheObject> {
  const parts = new Map<string, NormalizedCacheObject>();
  const root = (cache.ROOT_QUERY ?? {}) as Entity;
  const add = (name: string, part: NormalizedCacheObject) => {
    if (JSON.stringify(part).length <= MAX.characters) parts.set(name, part);
  };
  for (const [name, pattern] of Object.entries(LISTS)) {
    if (!isMember && !OF_GUESTS.has(name)) continue;
    const fields = Object.entries(root).filter(([field]) => pattern.test(field));
    if (fields.length === 0) continue;
    const lists = Object.fromEntries(fields.map(([field, value]) => [field, shortened(value)]));
    add(name, { ROOT_QUERY: { __typename: "Query", ...lists }, ...reached(cache, lists) });
  }
  if (!isMember) return parts;
  const conversations = Object.keys(cache).filter((id) => id.startsWith("Chat:") && cache[id]?.messages);
  for (const id of conversations.slice(-MAX.conversations))
    add(`chat:${id.slice(5)}`, reached(cache, { __ref: id }, id));
  return parts;
}

/** Puts parts together again, the newest last. */
export function fromParts(parts: readonly NormalizedCacheObject[]): NormalizedCacheObject {
  const cache: Record<string, Entity> = {};
  for (const part of parts)
    for (const [id, entity] of Object.entries(part)) cache[id] = { ...cache[id], ...(entity as Entity) };
  return cache as NormalizedCacheObject;
}

/** An endless list keeps its beginning. */
function shortened(value: unknown): unknown {
  const list = value as { items?: unknown } | null;
  return Array.isArray(list?.items) ? { ...list, items: list.items.slice(0, MAX.items) } : value;
}

/** Every entity that a value leads to. Conversations belong to their own part: others leave them out. */
function reached(cache: NormalizedCacheObject, from: unknown, conversation?: string): NormalizedCacheObject {
  const found: Record<string, Entity> = {};
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const { __ref: reference } = value as { __ref?: unknown };
    if (typeof reference !== "string") {
      for (const inner of Object.values(value)) walk(inner);
      return;
    }
    const entity = cache[reference];
    if (!entity || found[reference]) return;
    const { messages, ...rest } = entity as Entity;
    found[reference] = messages && reference === conversation ? { ...rest, messages } : rest;
    walk(found[reference]);
  };
  walk(from);
  return found as NormalizedCacheObject;
}
