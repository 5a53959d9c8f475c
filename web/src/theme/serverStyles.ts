import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";

/** Limit of cached rules; all pages together have far fewer unless a client forges styles. */
const MAX_RULES = 5_000;

let shared: EmotionCache | undefined;

/**
 * The style cache of server renderings. Shared, since inserting a rule costs more than finding it; it holds no user
 * data.
 */
export function currentStyles(): EmotionCache {
  if (shared && Object.keys(shared.inserted).length < MAX_RULES) return shared;
  shared = createCache({ key: "css" });
  // Collects styles in place of a style element beside every component.
  shared.compat = true;
  return shared;
}

/**
 * The style element of a page: the names of its classes, which the browser adopts, and the rules of those that no
 * linked style sheet has.
 */
export function styleTag(styles: EmotionCache, html: string, linked: ReadonlySet<string>): string {
  const { inserted, registered } = styles;
  const names: string[] = [];
  let rules = "";
  for (const used of new Set(html.match(/\bcss-[\w-]+/g))) {
    const name = used.slice("css-".length);
    const css = inserted[name];
    if (typeof css !== "string" || registered[used] === undefined) continue;
    names.push(name);
    if (!linked.has(name)) rules += css;
  }
  return `<style data-emotion="css ${names.join(" ")}">${rules}</style>`;
}

/** The rules of everything that has been rendered so far. */
export const styleSheet = (styles: EmotionCache): string =>
  rulesOf(styles)
    .map(([, css]) => css)
    .join("");

/** Names of classes with their rules. */
function rulesOf({ inserted, registered }: EmotionCache): [name: string, css: string][] {
  return Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && registered[`css-${entry[0]}`] !== undefined,
  );
}
