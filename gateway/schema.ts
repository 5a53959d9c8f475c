import { makeExecutableSchema } from "@graphql-tools/schema";
import { isAbstractType } from "graphql";
import type { GraphQLSchema } from "graphql";
import { guardTexts } from "./limits/texts";
import { nameIdFields } from "./resolvers/common/idFields";
import { resolvers } from "./resolvers/index";
import { readTypeDefs } from "./typeDefs";

let made: GraphQLSchema | undefined;

/** The executable schema: schema/ with its resolvers. One for all gateways of a process: tests start hundreds. */
export const createSchema = (): GraphQLSchema => (made ??= makeSchema());

function makeSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers });
  for (const type of Object.values(schema.getTypeMap()))
    // As by default, but a value without a type is an error of its field, compiled or not, and never an exception.
    if (isAbstractType(type)) type.resolveType ??= (value: { __typename?: string }) => value.__typename;
  nameIdFields(schema);
  guardTexts(schema);
  return schema;
}
