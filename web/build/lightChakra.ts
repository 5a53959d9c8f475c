import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ESTree, Plugin } from "vite";

const PRESET = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const CSS_PROPERTIES = /\/@pandacss\/is-valid-prop\/dist\/index\.m?js$/;
const CSS_LIST = /(?<=var cssPropertiesStr = ")[^"]*(?=")/;

/**
 * Leaves out of Chakra's style props, conditions and list of CSS properties what no source of ours names: it would be
 * 5 kB of the first load, and is gone through at every start.
 */
export function lightChakra(sources: string): Plugin {
  const words = wordsIn(sources);
  return {
    name: "light-chakra",
    apply: "build",
    transform(code, id) {
      if (CSS_PROPERTIES.test(id)) {
        if (!CSS_LIST.test(code)) this.error(`${id}: no list of CSS properties`);
        const light = code.replace(CSS_LIST, (list) =>
          list
            .split(",")
            .filter((name) => words.has(name))
            .join(","),
        );
        return { code: light, map: null };
      }
      if (!PRESET.test(id)) return null;
      const program = this.parse(code);
      const unused = [
        ...propertiesOf(program, "defaultConditions").filter(({ name }) => !words.has(`_${name}`)),
        ...propertiesOf(program, "defaultBaseConfig", "utilities").filter(
          ({ name, start, end }) =>
            !words.has(name) && !shorthandsIn(code.slice(start, end)).some((short) => words.has(short)),
        ),
      ];
      if (unused.length === 0) this.error(`${id}: nothing to leave out`);
      let light = code;
      for (const { start, end } of unused.toSorted((a, b) => b.start - a.start))
        light = light.slice(0, start) + light.slice(end).replace(/^\s*,/, "");
      return { code: light, map: null };
    },
  };
}

/** Every word of the sources: names of style props among them. */
function wordsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(tsx?|mdx)$/.test(file) && !/\.test\.|__generated__/.test(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), "utf8").match(/\w+/g) ?? []));
}

const shorthandsIn = (utility: string): string[] =>
  [...(/shorthand: \[([^\]]*)\]/.exec(utility)?.[1] ?? "").matchAll(/\w+/g)].map(([name]) => name);

/** The properties of the object that `const variable = define…({ … })` is given, or of one of its own. */
function propertiesOf(program: ESTree.Program, variable: string, key?: string) {
  for (const statement of program.body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== "Identifier" || id.name !== variable || init?.type !== "CallExpression") continue;
      const [given] = init.arguments;
      const own = given?.type === "ObjectExpression" ? namedProperties(given) : [];
      if (key === undefined) return own;
      const inner = own.find(({ name }) => name === key)?.value;
      return inner?.type === "ObjectExpression" ? namedProperties(inner) : [];
    }
  }
  return [];
}

function namedProperties({ properties }: ESTree.ObjectExpression) {
  return properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? [{ name: property.key.name, value: property.value, start: property.start, end: property.end }]
      : [],
  );
}
