import type { SystemContext } from "@chakra-ui/react/styled-system";
import { css as serialize } from "@emotion/react";

/** Distinct combinations that are remembered of one recipe: pages have far fewer, but for values that data decide. */
const maxCombinations = 500;

type Style = Parameters<SystemContext["css"]>[number];

/**
 * The same system with a memory. Chakra builds the recipe of an element anew for each rendering, and Emotion writes and
 * hashes its styles again: most of what a page costs the server, and a phone when it takes the page over.
 */
export function rememberStyles(system: SystemContext): SystemContext {
  const cva = rememberByObject((config: Parameters<SystemContext["cva"]>[0]) => {
    const recipe = system.cva(config);
    const merge = recipe.merge.bind(recipe) as (other: object) => unknown;
    return Object.assign(recipe, { merge: rememberByObject(merge) });
  });
  // Emotion takes what is written and hashed already as it is.
  const write = rememberByObject((styles: object) => serialize(styles as Record<string, never>));
  const combinations = rememberByObject((_own: object) => new Map<string, ReturnType<typeof serialize>>());
  const properties = new Map<string, boolean>();
  return {
    ...system,
    // They are a style sheet (globalSheet.ts).
    _global: [],
    cva,
    sva: rememberByObject((config: Parameters<SystemContext["sva"]>[0]) => system.sva(config)),
    css(own: Style = {}, ...others: Style[]) {
      const known = combinations(own);
      const key = JSON.stringify(others);
      let written = known.get(key);
      if (!written) {
        written = write(system.css(own, ...others));
        if (known.size >= maxCombinations) known.clear();
        known.set(key, written);
      }
      return written;
    },
    isValidProperty(name: string) {
      let isValid = properties.get(name);
      if (isValid === undefined) {
        isValid = system.isValidProperty(name);
        properties.set(name, isValid);
      }
      return isValid;
    },
  } as unknown as SystemContext;
}

/** For as long as the argument lives. */
function rememberByObject<Argument extends object, Result>(compute: (argument: Argument) => Result) {
  const known = new WeakMap<Argument, Result>();
  return (argument: Argument): Result => {
    const found = known.get(argument);
    if (found !== undefined) return found;
    const result = compute(argument);
    known.set(argument, result);
    return result;
  };
}
