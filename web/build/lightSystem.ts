import { join } from "node:path";
import type { Plugin } from "vite";
import { createPlainSystem } from "../src/theme/system";
import { tokenNames } from "./tokenDictionary";

const FOLDER = "/@chakra-ui/react/dist/esm/styled-system/";

/** Parts of Chakra's modules that make global styles, or answer what only tools for developers ask. */
const UNUSED: [module: string, part: RegExp, count: number][] = [
  ["provider.js", /^ *(?:!sys\._config\.disableLayers && )?\/\* @__PURE__ \*\/ jsx\(Global, .*$/gm, 2],
  ["system.js", /^ {2}function get(?:Token|Global|Preflight)Css\(\) \{$[^]*?^ {2}\}$/gm, 3],
  ["system.js", /^ {4}get(?:Token|Global|Preflight)Css,$/gm, 3],
  ["system.js", /(?<=const _global = \[).*(?=\];)/g, 1],
  ["system.js", /^ {2}const query = \{$[^]*?^ {2}\};$/gm, 1],
  ["system.js", /^ {4}query$/gm, 1],
  ["system.js", /^ {2}const serialize = createSerializeFn\(\{$[^]*?^ {2}\}\);$/gm, 1],
];

const DICTIONARY = `import { dictionaryOf } from ${JSON.stringify(join(import.meta.dirname, "tokenDictionary.ts"))};
const names = ${JSON.stringify(tokenNames(createPlainSystem().tokens))};
export const createTokenDictionary = ({ prefix }) => dictionaryOf(names, prefix);`;

/**
 * Leaves out of Chakra's system what makes global styles, and the values of the tokens with all that is made of them:
 * they are a style sheet (themeSheet.ts). It would be 9 kB of the first load, and most of what a start takes.
 */
export function lightSystem(): Plugin {
  return {
    name: "light-system",
    apply: "build",
    load(id) {
      if (id.endsWith(`${FOLDER}token-dictionary.js`)) return DICTIONARY;
      return id.endsWith("/src/theme/tokens.ts") ? "export const tokens = {};" : null;
    },
    transform(code, id) {
      if (!id.includes(FOLDER)) return null;
      const parts = UNUSED.filter(([module]) => id.endsWith(FOLDER + module));
      let light = code;
      for (const [, part, count] of parts) {
        if (light.match(part)?.length !== count) this.error(`${id}: no longer has ${part.source}`);
        light = light.replace(part, "");
      }
      return parts.length > 0 ? { code: light, map: null } : null;
    },
  };
}
