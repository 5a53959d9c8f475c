import { Kind, Source, parse, stripIgnoredCharacters, visit } from "graphql";
import type { ASTNode, DocumentNode } from "graphql";
import type { Plugin } from "vite";
import { GQL_TAG, registerOperations, toManifest } from "./registeredOperations";
import type { RegisteredOperation } from "./registeredOperations";

const LISTS: ReadonlySet<string> = new Set(["directives", "arguments", "variableDefinitions"]);

/** Where the gateway looks for them, beside Vite's own manifest. */
const MANIFEST = ".vite/persisted-documents.json";

/**
 * Replaces each gql`…` in our sources by its parsed document, so that the GraphQL parser is not shipped. Documents have
 * no interpolation: fragments are found by name in the fragment registry. The build of the client also registers its
 * operations: their hashes are written into the documents, their texts into a file for the gateway.
 */
export function precompileGraphql(): Plugin {
  let operations: ReadonlyMap<string, RegisteredOperation> = new Map();
  return {
    name: "precompile-graphql",
    enforce: "pre",
    config(_config, { command, isSsrBuild }) {
      // The server asks the gateway itself, and in development texts change all the time.
      if (command === "build" && !isSsrBuild) operations = registerOperations();
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || id.includes("__generated__") || !code.includes("gql")) return null;
      const compiled = code.replace(GQL_TAG, (_, text: string) => {
        if (text.includes("${")) this.error(`${id}: gql documents take no interpolation; spread fragments by name`);
        return `(${JSON.stringify(compile(text, operations))})`;
      });
      return compiled === code ? null : { code: compiled, map: null };
    },
    generateBundle() {
      if (operations.size === 0) return;
      const source = JSON.stringify(toManifest(operations.values()), null, 1);
      this.emitFile({ type: "asset", fileName: MANIFEST, source });
    },
  };
}

function compile(text: string, operations: ReadonlyMap<string, RegisteredOperation>): DocumentNode {
  const document = parse(new Source(stripIgnoredCharacters(text)), { noLocation: true });
  return visit(document, {
    // Undefined entries and these lists, where empty, mean nothing to Apollo and would be a third of every document.
    enter: (node) =>
      Object.fromEntries(
        Object.entries({ ...node, ...registrationOf(node, operations) }).filter(
          ([key, value]) => value !== undefined && !(LISTS.has(key) && Array.isArray(value) && value.length === 0),
        ),
      ) as unknown as typeof node,
  });
}

/** What `web/src/apollo/registeredLink.ts` reads. */
function registrationOf(node: ASTNode, operations: ReadonlyMap<string, RegisteredOperation>) {
  const known = node.kind === Kind.OPERATION_DEFINITION ? operations.get(node.name?.value ?? "") : undefined;
  return known && { hash: known.hash, isPublic: known.isPublic || undefined };
}
