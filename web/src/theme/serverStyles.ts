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
  const { insert } = shared;
  const { inserted } = shared;
  // Otherwise global rules (the theme's tokens) would be inserted again for every page.
  shared.insert = (selector, serialized, sheet, shouldCache) =>
    selector === "" && typeof inserted[serialized.name] === "string"
      ? undefined
      : insert(selector, serialized, sheet, shouldCache);
  return shared;
}

/** The style elements of a page: global rules, and the rules of its classes. The browser adopts them by name. */
export function styleTags(styles: EmotionCache, html: string): string {
  const used = new Set(html.match(/\bcss-[\w-]+/g));
  const names: string[] = [];
  let rules = "";
  let globals = "";
  for (const [name, css] of Object.entries(styles.inserted)) {
    if (typeof css !== "string") continue;
    const className = `css-${name}`;
    if (styles.registered[className] === undefined)
      globals += `<style data-emotion="css-global ${name}">${css}</style>`;
    else if (used.has(className)) {
      names.push(name);
      rules += css;
    }
  }
  return `${globals}<style data-emotion="css ${names.join(" ")}">${rules}</style>`;
}
