/** Names of the tokens, by category; apart by blanks. */
export type TokenNames = Record<string, string>;

/** The names in a dictionary of Chakra's, without those that it derives itself. */
export function tokenNames({ flatMap }: { flatMap: ReadonlyMap<string, string> }): TokenNames {
  const names: TokenNames = {};
  for (const path of flatMap.keys()) {
    const [, category = "", name = ""] = /^(\w+)\.(.*)$/.exec(path) ?? [];
    if (!/^-|^colorPalette\b/.test(name)) names[category] = [names[category], name].filter(Boolean).join(" ");
  }
  return names;
}

/**
 * Stands for Chakra's dictionary of tokens, which it goes through many times at every start. The values are in the
 * style sheet (src/theme/globalSheet.ts): what is left to know is which names there are.
 */
export function dictionaryOf(names: TokenNames, prefix: string) {
  const variables = new Map<string, string>();
  const categories: Record<string, Record<string, string>> = {};
  for (const [category, list] of Object.entries(names)) {
    const known: Record<string, string> = {};
    for (const name of list.split(" ")) {
      const variable = `var(--${prefix}-${dashed(`${category}-${name}`)})`;
      known[name] = variable;
      if (category === "spacing") known[`-${name}`] = `calc(${variable} * -1)`;
    }
    for (const [name, variable] of Object.entries(known)) variables.set(`${category}.${name}`, variable);
    categories[category] = known;
  }
  return {
    allTokens: [],
    colorPaletteMap: new Map<string, never>(),
    getByName: () => undefined,
    getVar: (path: string, fallback?: string) => variables.get(path) ?? fallback,
    getCategoryValues: (category: string) => categories[category] ?? null,
    expandReferenceInValue: (value: string) =>
      value.replace(/\{([^}]+)\}/g, (_reference, path: string) => variables.get(path) ?? path),
  };
}

/** `0.5`, `bg.canvas` and `plumaXs` as in the name of a variable: `0\.5`, `bg-canvas`, `pluma-xs`. */
const dashed = (name: string) =>
  name
    .replace(/\.(?=\D)/g, "-")
    .replace(/\./g, "\\.")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
