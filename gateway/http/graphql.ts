import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import { getOperationAST } from "graphql";
import { Context } from "../context";
import type { Gateway, OperationNotes } from "../context";
import { approximatePosition, readPosition } from "../position";
import type { Position } from "../position";
import { readPageView, readRequestId } from "../requestId";
import { isRobot } from "../robots";
import { guestAt, guestPositionOf, identify, mayHaveSession } from "../session/identity";
import type { SharePermit, SharedAnswer } from "../sharing/sharedAnswers";
import { parseJsonBody, readOtherBody, receiveJson } from "./body";
import { encode, encodingFor } from "./compression";
import type { Encoded, Encoding } from "./compression";
import { KnownDocuments } from "./knownDocuments";
import type { KnownRequest } from "./knownDocuments";
import { isFailure } from "./operations";
import type { Operations } from "./operations";
import { HttpError } from "./sendError";

/** Longest body or address whose answer is shared, in bytes: no query of our client is longer. */
const longestShared = 16 * 1024;
/** Longest key that is kept as it is: hashing costs more than most requests are long. */
const longestPlainKey = 512;

interface GraphqlOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  operations: Operations;
  addressOf(request: IncomingMessage): string;
  /** Those that every answer has. */
  headers: ReadonlyMap<string, string>;
}

interface Answer {
  status: number;
  headers: Map<string, string>;
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
    const asked = askedOf(request, bytes);
    const key = asked && shareKey(request, asked, encoding);
    if (key) return answerShared(key, bytes, { request, response, encoding });
    const body = bytes ? parseJsonBody(bytes) : await readOtherBody(request, response);
    const { answer, isCompressible } = await run(request, body);
    await send(response, answer, isCompressible ? encoding : null);
  };

  /** As a step of a trace, where requests are traced. */
  async function run(
    request: IncomingMessage,
    body: unknown,
    permit: SharePermit | null = null,
  ): Promise<{ answer: Answer; isCompressible: boolean }> {
    const notes: OperationNotes = { isCompressible: false, document: null };
    const requestId = readRequestId(request.headers);
    const step = gateway.tracing?.begin({
      name: "graphql",
      kind: "server",
      requestId,
      facts: { "request.id": requestId },
    });
    if (!step) return perform(request, body, { requestId, permit, notes });
    try {
      return await step.run(() => perform(request, body, { requestId, permit, notes }));
    } finally {
      const { operation = "other", code = "INTERNAL" } = notes.outcome ?? {};
      step.end({ name: `graphql ${operation}`, facts: { operation, code }, hasFailed: isFailure(code) });
    }
  }

  async function perform(
    request: IncomingMessage,
    body: unknown,
    { requestId, permit, notes }: { requestId: string; permit: SharePermit | null; notes: OperationNotes },
  ): Promise<{ answer: Answer; isCompressible: boolean }> {
    const place = guestPlaceOf(request);
    const createContext = async () =>
      new Context(gateway, {
        requestId,
        pageView: readPageView(request.headers),
        ip: addressOf(request),
        identity:
          place === undefined ? await identify(request.headers, gateway.cookie, gateway.sessions) : guestAt(place),
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

  /** The cache key: everything that the answer to a guest depends on. Null for a caller who may have a session. */
  function shareKey(request: IncomingMessage, asked: Buffer, encoding: Encoding | null): string | null {
    const { headers } = request;
    if (!gateway.shared.isEnabled || asked.length > longestShared) return null;
    let place = guestPlaceOf(request);
    if (place === undefined) {
      if (mayHaveSession(headers, gateway.cookie)) return null;
      place = guestPositionOf(headers);
    }
    const where = place && `${place.latitude},${place.longitude}`;
    const accepted = headers.accept === undefined ? "" : `accept ${headers.accept}`;
    // No header has a line feed.
    const reader = `${where}\n${accepted}\n${encoding}\n${isRobot(headers)}`;
    const key = `${reader}\n${asked.toString("latin1")}`;
    return key.length > longestPlainKey ? hash("sha256", key, "base64") : key;
  }

  /** Lets caches on the way keep an answer that is public and depends on the address alone. */
  function cacheControlOf(request: IncomingMessage, { grant }: SharePermit): string {
    const seconds = Math.floor(gateway.env.SHARED_ANSWER_MS / 1_000);
    const isSaidByAddress = guestPlaceOf(request) !== undefined && !isRobot(request.headers);
    return grant === "everyone" && seconds > 0 && isSaidByAddress
      ? `public, max-age=0, s-maxage=${seconds}`
      : "no-store";
  }

  async function answerShared(
    key: string,
    body: Buffer | null,
    { request, response, encoding }: { request: IncomingMessage; response: ServerResponse; encoding: Encoding | null },
  ) {
    const started = performance.now();
    const asked = gateway.shared.find(key);
    const found = asked instanceof Promise ? await asked : asked;
    const isHit = found !== null && typeof found !== "function";
    gateway.metrics?.countSharedAnswer(isHit ? "hit" : found ? "miss" : "timeout");
    if (!found) throw new HttpError(504, "UPSTREAM_TIMEOUT");
    if (isHit) return sendShared(found, { request, response, started });
    const permit: SharePermit = { grant: "none", operation: null, code: "OK" };
    let answer: SharedAnswer | null = null;
    try {
      const { answer: own, isCompressible } = await run(request, body ? parseJsonBody(body) : undefined, permit);
      const cacheControl = cacheControlOf(request, permit);
      own.headers.set("cache-control", cacheControl);
      const sent = await send(response, own, isCompressible ? encoding : null);
      const contentType = own.headers.get("content-type");
      if (contentType && permit.grant !== "none") {
        const { bytes, encoding: sentAs } = sent;
        const { operation, code } = permit;
        answer = { bytes, encoding: sentAs, status: own.status, contentType, cacheControl, operation, code };
      }
    } finally {
      found(answer, permit.grant);
    }
  }

  function sendShared(
    { bytes, encoding, status, contentType, cacheControl, operation, code }: SharedAnswer,
    { request, response, started }: { request: IncomingMessage; response: ServerResponse; started: number },
  ) {
    const requestId = readRequestId(request.headers);
    const own = ["content-type", contentType, "x-request-id", requestId, "cache-control", cacheControl];
    write(response, status, own, { bytes, encoding });
    const took = performance.now() - started;
    operations.countShared(operation, code, took);
    gateway.log.info({ requestId, operation, ms: Math.round(took), shared: true }, "operation");
  }

  /** Sends the answer and returns it as it was sent. */
  async function send(
    response: ServerResponse,
    { status, headers, text }: Answer,
    accepted: Encoding | null,
  ): Promise<Encoded> {
    const encoded = await encode(Buffer.from(text), accepted);
    const own: string[] = [];
    for (const [name, value] of headers) own.push(name, value);
    write(response, status, own, encoded);
    return encoded;
  }

  /**
   * `own` alternates names and values. All headers are written at once: Node stores those that are set one by one and
   * looks them up again.
   */
  function write(response: ServerResponse, status: number, own: readonly string[], { bytes, encoding }: Encoded) {
    const headers: OutgoingHttpHeader[] = [...fixedHeaders, ...own, "vary", varyOf(response.req)];
    if (encoding) headers.push("content-encoding", encoding);
    headers.push("content-length", bytes.length);
    response.writeHead(status, headers);
    response.end(bytes);
  }
}

/** The bytes that identify a request: its body, or the address of a GET. */
function askedOf({ method, url = "" }: IncomingMessage, body: Buffer | null): Buffer | null {
  if (body) return url === "/graphql" ? body : null;
  return method === "GET" && url.startsWith("/graphql?") ? Buffer.from(url) : null;
}

/**
 * The place in the address of a GET, null where it is blank. A request with one is a guest's: session and cookies are
 * ignored. Undefined for every other request, and where it is no place: each such word would be an answer of its own.
 */
function guestPlaceOf({ method, url = "" }: IncomingMessage): Position | null | undefined {
  if (method !== "GET" || !url.includes("place=")) return undefined;
  const place = new URLSearchParams(url.slice(url.indexOf("?"))).get("place");
  if (place === "") return null;
  const position = place === null ? null : readPosition(place);
  return position ? approximatePosition(position) : undefined;
}

const varyOf = ({ method }: IncomingMessage) => (method === "GET" ? "accept, accept-encoding" : "accept-encoding");

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
