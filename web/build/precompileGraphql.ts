import { Source, parse, stripIgnoredCharacters, visit } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "vite";

const GQL_TAG = /\bgql\s*`([^`]*)`/g;

/**
 * Replaces each gql`…` in our sources by its parsed document, so that the GraphQL parser is not shipped.
 * Documents have no interpolation: fragments are found by name in the fragment registry.
 */
export function precompileGraphql(): Plugin {
  return {
    name: "precompile-graphql",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || id.includes("__generated__") || !code.includes("gql")) return null;
      const compiled = code.replace(GQL_TAG, (_, text: string) => {
        if (text.includes("${")) this.error(`${id}: gql documents take no interpolation; spread fragments by name`);
        return `(${JSON.stringify(compile(text))})`;
      });
      return compiled === code ? null : { code: compiled, map: null };
    },
  };
}

function compile(text: string): DocumentNode {
  const document = parse(new Source(stripIgnoredCharacters(text)), { noLocation: true });
  // Undefined entries mean nothing to Apollo and would be a fifth of every document.
  return visit(document, {
    enter: (node) => Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined)) as typeof node,
  });
}
