import type { ApolloServerPlugin, GraphQLRequest, GraphQLResponse } from "@apollo/server";
import { ApolloServer, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { getOperationAST } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { Context } from "../context";
import { AppError, createErrorMask, isUnexpectedError } from "../errors";
import { createExecutor } from "../execution/executor";
import { hashOf } from "../limits/documents";
import type { Documents } from "../limits/documents";
import { documentLimits, validationOptions } from "../limits/rules";
import type { Logger } from "../log";
import { identityHeaders } from "../session/identity";
import type { SessionCookie } from "../session/cookie";
import { isPublicRead } from "../sharing/publicReads";
import { createSecretCheck } from "./secrets";

interface ApolloOptions {
  schema: GraphQLSchema;
  documents: Documents;
  cookie: SessionCookie;
  log: Logger;
  isProduction: boolean;
}

/** Apollo Server with the shared limits, and without plugins that run for every field. */
export function createApollo({ schema, documents, cookie, log, isProduction }: ApolloOptions): ApolloServer<Context> {
  const mask = createErrorMask({ hideSuggestions: isProduction, isClosed: documents.isClosed });
  return new ApolloServer<Context>({
    schema,
    // The shared rules decide about introspection, so that both transports answer alike.
    introspection: true,
    formatError: mask,
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
      answerRequests({ schema, documents, cookie, log, mask, execute: createExecutor(schema) }),
    ],
  });
}

type Mask = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

interface AnswerOptions extends Pick<ApolloOptions, "schema" | "documents" | "cookie" | "log"> {
  mask: Mask;
  execute: ReturnType<typeof createExecutor>;
}

/** One plugin for all: Apollo waits for each of them at each step. */
function answerRequests({ schema, documents, cookie, log, mask, execute }: AnswerOptions): ApolloServerPlugin<Context> {
  const asksForSecret = createSecretCheck(schema);
  return {
    requestDidStart: async ({ request }) => {
      // What pages ask comes from our own build, and not over HTTP.
      if (documents.isClosed && request.http) takeByHash(request);
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === "subscription")
            throw new AppError("BAD_USER_INPUT", "Subscriptions need a WebSocket");
        },
        /**
         * Apollo's other way to an executor of our own, that of a gateway, makes an object for each request that V8 gives
         * a class of its own, and with it all that belongs to the request stays until the next full collection.
         */
        async responseForOperation({ document, operation, request, contextValue }) {
          // Without an operation nothing is executed; Apollo says what is wrong.
          if (!operation) return null;
          const { operationName, variables } = request;
          const { data, errors } = await execute({ document, operationName, variables, context: contextValue });
          if (errors) logUnexpected(contextValue, errors);
          const singleResult = errors ? { errors: errors.map((error) => mask(error.toJSON(), error)), data } : { data };
          // Without data not even the variables were accepted.
          const status = data === undefined ? 400 : undefined;
          return { http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult } };
        },
        async didEncounterErrors({ errors, contextValue }) {
          logUnexpected(contextValue, errors);
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

/** Takes the text of a request for its hash: what is registered under it is served, and nothing else is parsed. */
function takeByHash(request: GraphQLRequest): void {
  if (!request.query) return;
  const persistedQuery = { version: 1, sha256Hash: hashOf(request.query) };
  request.extensions = { ...request.extensions, persistedQuery };
  delete request.query;
}

function logUnexpected({ log }: Context, errors: readonly GraphQLError[]): void {
  for (const error of errors)
    if (isUnexpectedError(error))
      log.error({ err: error.originalError ?? error, path: error.path }, "unexpected error");
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
