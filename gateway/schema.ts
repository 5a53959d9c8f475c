import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { isAbstractType } from "graphql";
import type { GraphQLSchema } from "graphql";
import { projectRoot } from "./projectRoot";
import { resolvers } from "./resolvers/index";

/** The executable schema: schema/ with its resolvers. */
export function createSchema(): GraphQLSchema {
  const folder = join(projectRoot, "schema");
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  for (const type of Object.values(schema.getTypeMap()))
    // As by default, but a value without a type is an error of its field, compiled or not, and never an exception.
    if (isAbstractType(type)) type.resolveType ??= (value: { __typename?: string }) => value.__typename;
  return schema;
}
