import type { Plugin } from "vite";
import { globalSheet } from "../src/theme/globalSheet";

const NAME = "virtual:theme.css";
const FILE = "/__theme.css";

/** Makes the theme's global styles a style sheet, which the client imports like any other. */
export function themeSheet(): Plugin {
  return {
    name: "theme-sheet",
    enforce: "pre",
    resolveId: (id) => (id === NAME || id === FILE ? FILE : null),
    load: (id) => (id === FILE ? globalSheet() : null),
  };
}
