import type { NormalizedCacheObject } from "@apollo/client/cache";

type Entity = Record<string, unknown>;

/** The parts saved for reading offline and for the first paint, each by the root query fields that lead to it. */
const PART_FIELDS: Record<string, RegExp> = {
  session: /^viewer$/,
  wall: /^wall\b/,
  saved: /^savedPublications\b/,
  chats: /^chats\b/,
  requests: /^transactions\b/,
  notifications: /^notifications\b/,
  own: /^ownPublications\b/,
  categories: /^(?:categories|excludedWords)\b/,
  editing: /^(?:publicationEdit|category)\b/,
  agreements: /^agreements\b/,
  transaction: /^transaction\b/,
  rings: /^rings?\b/,
  promotions: /^(?:campaigns|promotables)\b/,
  payments: /^payments\b/,
  account: /^(?:verification|erasure|blockedUsers)\b/,
};
/** Parts that are saved for guests, too. */
const GUEST_PARTS = new Set(["wall"]);

/** `fields` and `characters` are of each part. */
const MAX = { fields: 40, items: 40, conversations: 20, characters: 400_000 };

/**
 * Splits a cache extract into the parts to save. What it lacks is left out, and the older fields of a part too large.
 */
export function toParts(cache: NormalizedCacheObject, isMember: boolean): Map<string, NormalizedCacheObject> {
  const parts = new Map<string, NormalizedCacheObject>();
  const root = (cache.ROOT_QUERY ?? {}) as Entity;
  const add = (name: string, part: NormalizedCacheObject) => {
    if (JSON.stringify(part).length <= MAX.characters) parts.set(name, part);
    return parts.has(name);
  };
  for (const [name, pattern] of Object.entries(PART_FIELDS)) {
    if (!isMember && !GUEST_PARTS.has(name)) continue;
    const fields = Object.entries(root).filter(([field]) => pattern.test(field));
    for (let count = Math.min(fields.length, MAX.fields); count > 0; count = Math.floor(count / 2)) {
      const lists = Object.fromEntries(fields.slice(-count).map(([field, value]) => [field, truncateList(value)]));
      if (add(name, { ROOT_QUERY: { __typename: "Query", ...lists }, ...collectReachable(cache, lists) })) break;
    }
  }
  if (!isMember) return parts;
  const conversations = Object.keys(cache).filter((id) => id.startsWith("Chat:") && cache[id]?.messages);
  for (const id of conversations.slice(-MAX.conversations))
    add(`chat:${id.slice(5)}`, collectReachable(cache, { __ref: id }, id));
  return parts;
}

/** Merges parts back into one cache; the newest come last and win. */
export function fromParts(parts: readonly NormalizedCacheObject[]): NormalizedCacheObject {
  const cache: Record<string, Entity> = {};
  for (const part of parts)
    for (const [id, entity] of Object.entries(part)) cache[id] = { ...cache[id], ...(entity as Entity) };
  return cache as NormalizedCacheObject;
}

/** Keeps only the beginning of an endless list. */
function truncateList(value: unknown): unknown {
  const list = value as { items?: unknown } | null;
  return Array.isArray(list?.items) ? { ...list, items: list.items.slice(0, MAX.items) } : value;
}

/** Every entity that a value references. Messages are only in their conversation's own part. */
function collectReachable(cache: NormalizedCacheObject, from: unknown, conversation?: string): NormalizedCacheObject {
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
