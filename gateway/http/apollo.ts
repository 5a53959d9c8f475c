import type {
  ApolloServerOptionsWithGateway,
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLResponse,
} from "@apollo/server";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { getOperationAST } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { Context } from "../context";
import { AppError, createErrorMask, isUnexpectedError } from "../errors";
import { createExecutor } from "../execution/executor";
import { createDocumentStore } from "../limits/documents";
import { documentLimits, documentRules, validationOptions } from "../limits/rules";
import type { Logger } from "../log";
import { identityHeaders } from "../session/identity";
import type { SessionCookie } from "../session/cookie";
import { isPublicRead } from "../sharing/publicReads";
import { createSecretCheck } from "./secrets";

interface ApolloOptions {
  schema: GraphQLSchema;
  cookie: SessionCookie;
  log: Logger;
  isProduction: boolean;
}

/** Apollo Server with the shared limits, and without plugins that run for every field. */
export function createApollo({ schema, cookie, log, isProduction }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: asGateway(schema),
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
    stringifyResult: (result) => JSON.stringify(result),
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      answerRequests({ schema, cookie, log }),
    ],
  });
}

/** Apollo's way to an executor of our own. */
function asGateway(schema: GraphQLSchema): ApolloServerOptionsWithGateway<Context>["gateway"] {
  const execute = createExecutor(schema);
  return {
    onSchemaLoadOrUpdate(listen) {
      listen({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, request, context }) =>
        execute({
          document,
          operationName: request.operationName,
          variables: request.variables,
          context: context as Context,
        }),
    }),
    stop: async () => {},
  };
}

/** One plugin for all: Apollo waits for each of them at each step. */
function answerRequests({
  schema,
  cookie,
  log,
}: Pick<ApolloOptions, "schema" | "cookie" | "log">): ApolloServerPlugin<Context> {
  const asksForSecret = createSecretCheck(schema);
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === "subscription")
            throw new AppError("BAD_USER_INPUT", "Subscriptions need a WebSocket");
        },
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            if (isUnexpectedError(error))
              contextValue.log.error({ err: error.originalError ?? error, path: error.path }, "unexpected error");
          }
        },
        async willSendResponse({ contextValue, document, operationName, request, response }) {
          const { headers } = response.http;
          if (document) permitSharing(contextValue, document, response);
          const { compression } = contextValue;
          if (compression && document) compression.isAllowed = !asksForSecret(document);
          if (contextValue.session || contextValue.identity.hasCookie)
            await answerIdentity(contextValue, headers, cookie);
          headers.set("x-request-id", contextValue.requestId);
          headers.set("cache-control", "no-store");
          if (response.http.status === 400 && acceptsJsonOnly(request)) response.http.status = 200;
          logOperation(log, { contextValue, operationName, body: response.body, started });
        },
      };
    },
  };
}

/** Codes of failures that are nobody's own. */
const failures = new Set<unknown>(["UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE", "INTERNAL"]);

/** Only guests have a permit. Public reads alone are shared, and kept only without any error. */
function permitSharing({ permit }: Context, document: DocumentNode, { body, http }: GraphQLResponse): void {
  if (!permit || body.kind !== "single" || !isPublicRead(document)) return;
  const { errors } = body.singleResult;
  if (!errors && (http.status ?? 200) === 200) permit.grant = "everyone";
  else if (errors?.every(({ extensions }) => failures.has(extensions?.["code"]))) permit.grant = "waiting";
  permit.operation = getOperationAST(document)?.name?.value ?? null;
}

/** Sends the client its renewed (or cleared) cookie, or the rotated headers. */
async function answerIdentity(
  { identity, session }: Context,
  answered: Map<string, string>,
  cookie: SessionCookie,
): Promise<void> {
  const headers = await identityHeaders(identity, session, cookie);
  for (const [name, value] of Object.entries(headers)) answered.set(name, value);
  const sealed = headers["set-cookie"];
  if (!sealed) return;
  const live = session?.endedBy === null ? session : null;
  // Each value goes to setHeader, which takes a list where a header comes more than once; the map's type does not say
  // so.
  const both: string[] = [sealed, cookie.mark(live)];
  answered.set("set-cookie", both as unknown as string);
}

/**
 * A client that accepts only `application/json` gets status 200 for a request error as well: under that type the
 * GraphQL-over-HTTP specification keeps other statuses for intermediaries.
 */
function acceptsJsonOnly({ http }: GraphQLRequest): boolean {
  return /^application\/json(\s*;[^,]*)?$/i.test(http?.headers.get("accept")?.trim() ?? "");
}

interface Answered {
  contextValue: Context;
  operationName: string | null | undefined;
  body: GraphQLResponse["body"];
  started: number;
}

/** One line per operation. */
function logOperation(log: Logger, { contextValue, operationName, body, started }: Answered): void {
  const ms = Math.round(performance.now() - started);
  const codes =
    body.kind === "single" ? body.singleResult.errors?.map((error) => error.extensions?.["code"]) : undefined;
  log.info({ requestId: contextValue.requestId, operation: operationName, ms, ...(codes && { codes }) }, "operation");
}
