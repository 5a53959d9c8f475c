import type { Plugin } from "vite";

/**
 * Makes the unused parts of react-router tree-shakeable: display names and unmarked component factories would keep its
 * data and framework modes (forms, fetchers, prefetching) in the first load.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    apply: "build",
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null;
      const light = code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replaceAll(/^var (\w+) = class extends (React\d*\.Component) \{/gm, "class $1 extends $2 {")
        .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false");
      return { code: light, map: null };
    },
  };
}
