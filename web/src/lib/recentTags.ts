import type { SearchMode } from "../__generated__/enums";
import { browserStorage } from "./browserStorage";

/** Storage keys of what was searched as «Lo quiero» and as «Lo tengo». */
const KEYS: Partial<Record<SearchMode, string>> = { WANT: "tq_tags", HAVE: "tq_trade_tags" };

const MAX_TAGS = 8;

/** What was searched in this browser, the latest first; only what had a publication when it was searched last. */
export function readRecentTags(mode: SearchMode): string[] {
  const key = KEYS[mode];
  try {
    const tags: unknown = JSON.parse((key && browserStorage.read(key)) || "[]");
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string").slice(0, MAX_TAGS) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that has found something, and forgets one that has not. */
export function updateRecentTags(mode: SearchMode, search: string, hasFound: boolean): void {
  const key = KEYS[mode];
  if (!key || search === "") return;
  const others = readRecentTags(mode).filter((tag) => tag !== search);
  browserStorage.write(key, JSON.stringify(hasFound ? [search, ...others].slice(0, MAX_TAGS) : others));
}
