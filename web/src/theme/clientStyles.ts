import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/cache";
import { STYLE_KEY } from "./styleKey";

/** The style cache of the browser. The rules of what the server has rendered below `root` came with the page. */
export function createStyles(root: Element): EmotionCache {
  const styles = createCache({ key: STYLE_KEY });
  const prefix = `${STYLE_KEY}-`;
  for (const { classList } of root.querySelectorAll(`[class*="${prefix}"]`))
    for (const name of classList) if (name.startsWith(prefix)) styles.inserted[name.slice(prefix.length)] = true;
  return styles;
}
