import type { ApolloServer } from "@apollo/server";
import { Context } from "../context";
import type { Caller, Gateway } from "../context";
import type { Operation } from "./bundle";

/**
 * Runs the operations of a page as if the visitor had sent them: through the same server, with the same rules,
 * limits, masks and log, each with a context of its own. Their responses pass through JSON, as over HTTP.
 */
export function operationsOf(gateway: Gateway, apollo: ApolloServer<Context>, caller: Caller) {
  return async ({
    query,
    variables,
    operationName,
  }: Operation): Promise<{ data?: unknown; errors?: readonly unknown[] }> => {
    const { body } = await apollo.executeOperation(
      { query, variables, operationName },
      { contextValue: new Context(gateway, caller) },
    );
    if (body.kind !== "single") throw new Error("an answer in several parts");
    return JSON.parse(JSON.stringify(body.singleResult)) as { data?: unknown; errors?: readonly unknown[] };
  };
}
