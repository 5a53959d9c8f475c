import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { joinLines } from "./joinLines";
import type { Drawing } from "./joinLines";

/** How the module of a single icon is named inside the build; the NUL keeps other plugins off. */
export const ICON = "\0icon:";
const IMPORT = /import \{([^}]+)\} from ["'](react-icons\/(?:fc|lu|si))["']/g;
const MODULE = /^(react-icons\/(?:fc|lu|si))\/(\w+)$/;

const MAKER = join(import.meta.dirname, "lightIcon.ts");

/**
 * Makes each icon a module of its own. The package has a whole set in one module, which cannot be split: the first page
 * would load the icons of every screen.
 */
export function singleIcons(): Plugin {
  const sets = new Map<string, string>();
  const read = (set: string) => {
    const text =
      sets.get(set) ??
      readFileSync(
        createRequire(import.meta.url)
          .resolve(set)
          .replace(/\.js$/, ".mjs"),
        "utf8",
      );
    sets.set(set, text);
    return text;
  };
  return {
    name: "single-icons",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => {
      const name = MODULE.exec(id)?.[2];
      return name ? ICON + name : null;
    },
    load(id) {
      if (!id.startsWith(ICON)) return null;
      const name = id.slice(ICON.length);
      const set = `react-icons/${name.slice(0, 2).toLowerCase()}`;
      const start = read(set).indexOf(`export function ${name} (props) {`);
      const drawing = start === -1 ? null : /return GenIcon\((.*)\)\(props\);\n\};/.exec(read(set).slice(start))?.[1];
      if (!drawing) return this.error(`${set} has no icon ${name}`);
      const joined = JSON.stringify(joinLines(JSON.parse(drawing) as Drawing)).replaceAll(',"child":[]', "");
      return `import { GenIcon } from ${JSON.stringify(MAKER)};\nexport const ${name} = /* @__PURE__ */ GenIcon(${joined});`;
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("react-icons/")) return null;
      const split = code.replace(IMPORT, (_, names: string, set: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${set}/${name}'`)
          .join(";"),
      );
      return { code: split, map: null };
    },
  };
}
