import type { ApolloServerPlugin, GraphQLRequest } from "@apollo/server";
import { ApolloServer, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context";
import { AppError } from "../errors";
import { hashOf } from "../limits/documents";
import type { Documents } from "../limits/documents";
import { documentLimits, validationOptions } from "../limits/rules";
import type { Logger } from "../log";
import { logUnexpected } from "./operations";
import type { Operations } from "./operations";

interface ApolloOptions {
  schema: GraphQLSchema;
  documents: Documents;
  operations: Operations;
  log: Logger;
}

/** Apollo Server with the shared limits, and without plugins that run for every field. */
export function createApollo({ schema, documents, operations, log }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    // The shared rules decide about introspection, so that both transports answer alike.
    introspection: true,
    formatError: operations.mask,
    includeStacktraceInErrorResponses: false,
    persistedQueries: { cache: documents.texts, ttl: null },
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: documents.rules,
    validationOptions,
    documentStore: documents.store,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    stringifyResult: (result) => JSON.stringify(result),
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      answerRequests(documents, operations),
    ],
  });
}

/** One plugin for all: Apollo waits for each of them at each step. */
function answerRequests(documents: Documents, operations: Operations): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ request }) => {
      // What pages ask comes from our own build, and not over HTTP.
      if (request.http) dropText(request, documents);
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === "subscription")
            throw new AppError("BAD_USER_INPUT", "Subscriptions need a WebSocket");
        },
        /**
         * Not Apollo's `gateway` option, the other way to plug in an executor: it makes an object per request that gets
         * a hidden class of its own, which keeps everything of the request alive until the next full garbage
         * collection.
         */
        async responseForOperation({ document, operation, request, contextValue: context }) {
          // Without an operation nothing is executed; Apollo says what is wrong.
          if (!operation) return null;
          const { operationName, variables } = request;
          const { status, result } = await operations.execute({ document, operationName, variables, context });
          return { http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult: result } };
        },
        async didEncounterErrors({ errors, contextValue }) {
          logUnexpected(contextValue, errors);
        },
        async willSendResponse({ contextValue: context, document, operationName, request, response }) {
          const { body, http: head } = response;
          const accept = request.http?.headers.get("accept");
          const errors = body.kind === "single" ? body.singleResult.errors : undefined;
          await operations.complete({ context, document, operationName, accept, started, head, errors });
        },
      };
    },
  };
}

/**
 * Drops a text that is not accepted, so that it is not even parsed: the request then names an unknown hash. A blank
 * text counts as none, since a socket has to send one.
 */
function dropText(request: GraphQLRequest, documents: Documents): void {
  const { query = "", extensions } = request;
  const isByHash = query === "" && extensions?.["persistedQuery"];
  if (!isByHash) {
    if (documents.takes(query)) return;
    request.extensions = { ...extensions, persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
  }
  delete request.query;
}
