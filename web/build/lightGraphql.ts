import type { Plugin } from "vite";

/** Tables of all kinds of nodes: in each, those of a schema come last. */
const SCHEMA: [module: RegExp, part: RegExp][] = [
  [/\/graphql\/language\/ast\.mjs$/, /^ {2}SchemaDefinition: [^]*?(?=^\};)/m],
  [/\/graphql\/language\/printer\.mjs$/, /^ {2}SchemaDefinition: [^]*?(?=^\};)/m],
  [/\/graphql\/language\/kinds\.mjs$/, /^ {2}Kind\['SCHEMA_DEFINITION'\] = [^]*?(?=^\}\))/m],
];

/**
 * Leaves out of graphql's tables what only schemas have: the client walks through and writes operations. What is wrong
 * with a document, the build has said before.
 */
export function lightGraphql(): Plugin {
  return {
    name: "light-graphql",
    apply: "build",
    load: (id) => (id.endsWith("/graphql/jsutils/inspect.mjs") ? "export const inspect = String;" : null),
    transform(code, id) {
      const [, part] = SCHEMA.find(([module]) => module.test(id)) ?? [];
      if (!part) return null;
      if (!part.test(code)) this.error(`${id}: no nodes of a schema`);
      return { code: code.replace(part, ""), map: null };
    },
  };
}
