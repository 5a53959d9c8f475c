import { LRUCache } from "lru-cache";
import { Client } from "pg";
import type { QueryConfig } from "pg";
import { keepPlan } from "./byKeys";

/** After how many runs a statement gets a cached plan, and how many plans a connection keeps. */
const timesToPlan = 10;
const plansKept = 200;

type Send = (...given: unknown[]) => unknown;

/**
 * Writes and locks go by keys; the best plan of most reads depends on their parameters, which a cached plan does not
 * know.
 */
const keepsPlan = (text: string) =>
  /^\s*(update|delete)\b|\binsert into\b|\bfor (no key )?(update|share)\b/i.test(text) || text.includes(keepPlan);

/**
 * A client that names frequent writes and reads by keys, so that PostgreSQL parses and plans each of them once per
 * connection: planning a large one, such as that of a notification, takes longer than running it.
 */
export function createPlannedClient(): typeof Client {
  const nameOf = createNames();
  class PlannedClient extends Client {}
  const send = Client.prototype.query as Send;
  PlannedClient.prototype.query = function (this: Client, query: string | QueryConfig, ...rest: unknown[]) {
    const name = typeof query === "string" || query.name ? undefined : nameOf(query.text);
    return send.call(this, name ? { ...(query as QueryConfig), name } : query, ...rest);
  } as Client["query"];
  return PlannedClient;
}

/** Names for the statements of one pool; none for those that are rare. */
function createNames(): (text: string) => string | undefined {
  const times = new LRUCache<string, number>({ max: 1_000 });
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size === plansKept) return known;
    if (!keepsPlan(text)) return undefined;
    const count = (times.get(text) ?? 0) + 1;
    times.set(text, count);
    if (count < timesToPlan) return undefined;
    const name = `frequent_${names.size}`;
    names.set(text, name);
    return name;
  };
}
