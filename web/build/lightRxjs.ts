import type { Plugin } from "vite";

const UNUSED: [module: RegExp, part: RegExp, left: string, count: number][] = [
  [
    /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    /if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\s*return \w+\(input\);\s*\}/g,
    "",
    2,
  ],
  [
    /\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/,
    /scheduler \? scheduled\(input, scheduler\) : innerFrom\(input\)/g,
    "innerFrom(input)",
    1,
  ],
];

/**
 * Leaves out of rxjs how streams become observables, and how that is scheduled: ours are made of promises, lists and
 * one another. With it goes what browsers without asynchronous functions would need.
 */
export function lightRxjs(): Plugin {
  return {
    name: "light-rxjs",
    apply: (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild,
    transform(code, id) {
      const [, part, left = "", count] = UNUSED.find(([module]) => module.test(id)) ?? [];
      if (!part) return null;
      if (code.match(part)?.length !== count) this.error(`${id}: no longer has ${part.source}`);
      return { code: code.replace(part, left), map: null };
    },
  };
}
