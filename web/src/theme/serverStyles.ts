import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";
import { STYLE_KEY } from "./styleKey";

/** Limit of cached rules; all pages together have far fewer unless a client forges styles. */
const MAX_RULES = 5_000;

let shared: EmotionCache | undefined;

/**
 * The style cache of server renderings. Shared, since inserting a rule costs more than finding it; it holds no user
 * data.
 */
export function currentStyles(): EmotionCache {
  if (shared && Object.keys(shared.inserted).length < MAX_RULES) return shared;
  shared = createCache({ key: STYLE_KEY });
  // Collects styles in place of a style element beside every component.
  shared.compat = true;
  return shared;
}

const usedClass = new RegExp(String.raw`\b${STYLE_KEY}-[\w-]+`, "g");

/** The style element of a page: the rules of its classes that no linked style sheet has; blank where there are none. */
export function styleTag({ inserted, registered }: EmotionCache, html: string, linked: ReadonlySet<string>): string {
  let rules = "";
  for (const used of new Set(html.match(usedClass))) {
    const name = used.slice(STYLE_KEY.length + 1);
    const css = inserted[name];
    if (typeof css === "string" && registered[used] !== undefined && !linked.has(name)) rules += css;
  }
  return rules && `<style>${rules}</style>`;
}

/** The rules of everything that has been rendered so far. */
export const styleSheet = (styles: EmotionCache): string =>
  rulesOf(styles)
    .map(([, css]) => css)
    .join("");

/** Names of classes with their rules. */
function rulesOf({ inserted, registered }: EmotionCache): [name: string, css: string][] {
  return Object.entries(inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && registered[`${STYLE_KEY}-${entry[0]}`] !== undefined,
  );
}
