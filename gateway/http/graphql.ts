import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import { getOperationAST } from "graphql";
import { Context } from "../context";
import type { Gateway, OperationNotes } from "../context";
import { readPageView, readRequestId } from "../requestId";
import { isRobot } from "../robots";
import { guestPositionOf, identify, mayHaveSession } from "../session/identity";
import type { SharePermit, SharedAnswer } from "../sharing/sharedAnswers";
import { parseJsonBody, readOtherBody, receiveJson } from "./body";
import { encode, encodingFor } from "./compression";
import type { Encoded, Encoding } from "./compression";
import { KnownDocuments } from "./knownDocuments";
import type { KnownRequest } from "./knownDocuments";
import type { Operations } from "./operations";
import { HttpError } from "./sendError";

/** Longest body whose answer is shared, in bytes: no read of the client is longer. */
const longestShared = 16 * 1024;

export interface GraphqlOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  operations: Operations;
  addressOf(request: IncomingMessage): string;
  /** Those that every answer has. */
  headers: ReadonlyMap<string, string>;
}

interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** Answers a request to /graphql. Rejects with the HttpError of a body that is refused before GraphQL begins. */
export function createGraphqlHandler(options: GraphqlOptions) {
  const { gateway, apollo, operations, addressOf } = options;
  const fixedHeaders = [...options.headers].flat();
  const documents = new KnownDocuments();

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await receiveJson(request);
    const encoding = encodingFor(request);
    const key = bytes && shareKey(request, bytes, encoding);
    if (key) return answerShared(key, bytes, { request, response, encoding });
    const body = bytes ? parseJsonBody(bytes) : await readOtherBody(request, response);
    const { answer, isCompressible } = await run(request, body);
    await send(response, answer, isCompressible ? encoding : null);
  };

  async function run(
    request: IncomingMessage,
    body: unknown,
    permit: SharePermit | null = null,
  ): Promise<{ answer: Answer; isCompressible: boolean }> {
    const notes: OperationNotes = { isCompressible: false, document: null };
    const createContext = async () =>
      new Context(gateway, {
        requestId: readRequestId(request.headers),
        pageView: readPageView(request.headers),
        ip: addressOf(request),
        identity: await identify(request.headers, gateway.cookie, gateway.sessions),
        transport: "http",
        isRobot: isRobot(request.headers),
        permit,
        notes,
      });
    const known = documents.find(body, request.headers.accept);
    const answer = known
      ? await runKnown(known, request, await createContext())
      : await runAny(request, body, createContext);
    const { document } = notes;
    if (!known && document && answer.status === 200 && operations.isFrequent(document)) {
      const operationName = getOperationAST(document)?.name?.value ?? null;
      const contentType = answer.headers.get("content-type") ?? "";
      documents.remember(body, request.headers.accept, { document, operationName, contentType });
    }
    return { answer, isCompressible: notes.isCompressible };
  }

  /** As Apollo Server goes on with a document that it has parsed and validated. */
  async function runKnown(
    { document, operationName, contentType, variables }: KnownRequest,
    { headers: { accept } }: IncomingMessage,
    context: Context,
  ): Promise<Answer> {
    const started = performance.now();
    const { status, result } = await operations.execute({ document, operationName, variables, context });
    const head = { status, headers: new Map([["content-type", contentType]]) };
    await operations.complete({ context, document, operationName, accept, started, head, errors: result.errors });
    return { status: head.status ?? 200, headers: head.headers, text: JSON.stringify(result) };
  }

  async function runAny(
    request: IncomingMessage,
    body: unknown,
    createContext: () => Promise<Context>,
  ): Promise<Answer> {
    const { method = "", url = "" } = request;
    const search = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: toHeaderMap(request), search, body },
      context: createContext,
    });
    if (answer.body.kind !== "complete") throw new Error("an answer in several parts");
    return { status: answer.status ?? 200, headers: answer.headers, text: answer.body.string };
  }

  /** Everything that the answer to a guest may depend on; null for whoever may be more than a guest. */
  function shareKey({ headers, url }: IncomingMessage, bytes: Buffer, encoding: Encoding | null): string | null {
    if (!gateway.shared.isEnabled || mayHaveSession(headers, gateway.cookie)) return null;
    if (bytes.length > longestShared || url !== "/graphql") return null;
    const position = guestPositionOf(headers);
    const reader = JSON.stringify([position, headers.accept, encoding, isRobot(headers)]);
    return hash("sha256", `${reader}\n${bytes.toString("latin1")}`, "base64");
  }

  async function answerShared(
    key: string,
    bytes: Buffer,
    { request, response, encoding }: { request: IncomingMessage; response: ServerResponse; encoding: Encoding | null },
  ) {
    const started = performance.now();
    const found = await gateway.shared.find(key);
    if (!found) throw new HttpError(504, "UPSTREAM_TIMEOUT");
    if (typeof found !== "function") return sendShared(found, { request, response, started });
    const permit: SharePermit = { grant: "none", operation: null };
    let answer: SharedAnswer | null = null;
    try {
      const { answer: own, isCompressible } = await run(request, parseJsonBody(bytes), permit);
      const sent = await send(response, own, isCompressible ? encoding : null);
      const contentType = own.headers.get("content-type");
      if (contentType) answer = { ...sent, status: own.status, contentType, operation: permit.operation };
    } finally {
      found(answer, permit.grant);
    }
  }

  function sendShared(
    { bytes, encoding, status, contentType, operation }: SharedAnswer,
    { request, response, started }: { request: IncomingMessage; response: ServerResponse; started: number },
  ) {
    const requestId = readRequestId(request.headers);
    const own = ["content-type", contentType, "x-request-id", requestId, "cache-control", "no-store"];
    write(response, status, own, { bytes, encoding });
    const ms = Math.round(performance.now() - started);
    gateway.log.info({ requestId, operation, ms, shared: true }, "operation");
  }

  /** Sends the answer and returns it as it was sent. */
  async function send(
    response: ServerResponse,
    { status, headers, text }: Answer,
    accepted: Encoding | null,
  ): Promise<Encoded> {
    const encoded = await encode(Buffer.from(text), accepted);
    write(response, status, [...headers].flat(), encoded);
    return encoded;
  }

  /** `own`: names and values by turns. All at once: headers that are set one by one are kept, and looked up again. */
  function write(response: ServerResponse, status: number, own: readonly string[], { bytes, encoding }: Encoded) {
    const headers: OutgoingHttpHeader[] = [...fixedHeaders, ...own, "vary", "accept-encoding"];
    if (encoding) headers.push("content-encoding", encoding);
    headers.push("content-length", bytes.length);
    response.writeHead(status, headers);
    response.end(bytes);
  }
}

/** What Apollo Server and its plugin ask for: how the answer is written, and whether another site can have asked. */
const headersOfApollo = ["accept", "content-type", "x-apollo-operation-name", "apollo-require-preflight"];

function toHeaderMap({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name of headersOfApollo) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return map;
}
