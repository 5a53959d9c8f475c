import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
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
  return makeExecutableSchema({ typeDefs, resolvers });
}
