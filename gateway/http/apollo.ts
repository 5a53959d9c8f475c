import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context";
import { AppError, createErrorMask, isUnexpectedError } from "../errors";
import { createDocumentStore } from "../limits/documents";
import { documentLimits, documentRules, validationOptions } from "../limits/rules";
import type { Logger } from "../log";
import { identityHeaders } from "../session/identity";
import type { SessionCookie } from "../session/cookie";

interface ApolloOptions {
  schema: GraphQLSchema;
  cookie: SessionCookie;
  log: Logger;
  isProduction: boolean;
}

/** Apollo Server with the shared limits, and without plugins that run for every field. */
export function createApollo({ schema, cookie, log, isProduction }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    // The shared rules decide about introspection, so that both transports answer alike.
    introspection: true,
    formatError: createErrorMask({ hideSuggestions: isProduction }),
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: documentRules({ introspection: !isProduction }),
    validationOptions,
    documentStore: createDocumentStore(),
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      noSubscriptions,
      answerIdentity(cookie),
      requestErrorsAsJson,
      logOperations(log),
    ],
  });
}

/** Subscriptions need a socket. */
const noSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation === "subscription")
        throw new AppError("BAD_USER_INPUT", "Subscriptions need a WebSocket");
    },
  }),
};

/** Sends the client its renewed (or cleared) cookie, or the rotated headers. */
function answerIdentity(cookie: SessionCookie): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ contextValue, response }) {
        const headers = await identityHeaders(contextValue.identity, contextValue.session, cookie);
        for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
        const session = headers["set-cookie"];
        if (session) {
          const live = contextValue.session?.endedBy === null ? contextValue.session : null;
          // Each value goes to setHeader, which takes a list where a header comes more than once; the map's type does
          // not say so.
          const both: string[] = [session, cookie.mark(live)];
          response.http.headers.set("set-cookie", both as unknown as string);
        }
        response.http.headers.set("x-request-id", contextValue.requestId);
        response.http.headers.set("cache-control", "no-store");
      },
    }),
  };
}

/**
 * A client that accepts only `application/json` gets status 200 for a request error as well: under that type the
 * GraphQL-over-HTTP specification keeps other statuses for intermediaries.
 */
const requestErrorsAsJson: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      const accept = request.http?.headers.get("accept")?.trim() ?? "";
      if (response.http.status === 400 && /^application\/json(\s*;[^,]*)?$/i.test(accept)) response.http.status = 200;
    },
  }),
};

/** One line per operation, and one for every internal error. */
function logOperations(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            if (isUnexpectedError(error))
              contextValue.log.error({ err: error.originalError ?? error, path: error.path }, "unexpected error");
          }
        },
        async willSendResponse({ contextValue, operationName, response }) {
          const ms = Math.round(performance.now() - started);
          const body = response.body;
          const codes =
            body.kind === "single" ? body.singleResult.errors?.map((error) => error.extensions?.["code"]) : undefined;
          log.info(
            { requestId: contextValue.requestId, operation: operationName, ms, ...(codes && { codes }) },
            "operation",
          );
        },
      };
    },
  };
}
