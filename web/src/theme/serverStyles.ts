import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";

/** Rules kept; the styles of all pages together are far fewer unless somebody makes them up. */
const MAX_RULES = 5_000;

let shared: EmotionCache | undefined;

/** Where renderings on the server collect their styles. Shared, since to write a rule costs more than to find it; it holds no data of anybody. */
export function currentStyles(): EmotionCache {
  if (shared && Object.keys(shared.inserted).length < MAX_RULES) return shared;
  shared = createCache({ key: "css" });
  // Collect, instead of a style element beside every component.
  shared.compat = true;
  const { insert } = shared;
  const { inserted } = shared;
  // A rule of everything (the theme's tokens) is written anew with every page otherwise.
  shared.insert = (selector, serialized, sheet, shouldCache) =>
    selector === "" && typeof inserted[serialized.name] === "string"
      ? undefined
      : insert(selector, serialized, sheet, shouldCache);
  return shared;
}

/** The style elements for a page: what applies to everything, and the rules of the classes in it. The browser takes them over by their names. */
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
