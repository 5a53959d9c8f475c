import type { Plugin } from "vite";

/** Depends on documents alone, though each of Apollo's clients works it out anew: each page has a client of its own. */
const SHARED_BY_CLIENTS: [module: RegExp, field: RegExp][] = [
  [/\/@apollo\/client\/core\/QueryManager\.js$/, /(?<=^ {4}transformCache = )new AutoCleanedWeakCache\([^;]*(?=;$)/m],
  [
    /\/@apollo\/client\/core\/ApolloClient\.js$/,
    /(?<=^ {4}maskedFragmentTransform = )new DocumentTransform\([^;]*(?=;$)/m,
  ],
];

const REPLACED: [module: RegExp, part: RegExp, left: string][] = [
  // Apollo's own remembers what it has written.
  [
    /\/@apollo\/client\/react\/ssr\/prerenderStatic\.js$/,
    /import \{ print \} from "graphql";/g,
    'import { print } from "@apollo/client/utilities";',
  ],
  // What brings the style of an element would be a second component beside each, and has no effect here to wait for.
  [/\/@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/, /jsx\(\s*Insertion,/g, "Insertion("],
];

/** Takes out of the server's renderer the work that it would repeat for each page, or do without any effect. */
export function lightRendering(): Plugin {
  return {
    name: "light-rendering",
    apply: (_, { isSsrBuild, command }) => command === "build" && isSsrBuild === true,
    transform(code, id) {
      const [, field] = SHARED_BY_CLIENTS.find(([module]) => module.test(id)) ?? [];
      const [, part = field, left = "shared"] = REPLACED.find(([module]) => module.test(id)) ?? [];
      if (!part) return null;
      const [found] = code.match(part) ?? [];
      if (!found) return this.error(`${id}: no longer has ${part.source}`);
      return { code: code.replace(part, left) + (field ? `\nconst shared = ${found};` : ""), map: null };
    },
  };
}
