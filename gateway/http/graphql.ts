import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HeaderMap } from "@apollo/server";
import type { ApolloServer, HTTPGraphQLResponse } from "@apollo/server";
import { Context } from "../context";
import type { Gateway } from "../context";
import { readPageView, readRequestId } from "../requestId";
import { isRobot } from "../robots";
import { guestPositionOf, identify, mayHaveSession } from "../session/identity";
import type { SharePermit, SharedAnswer } from "../sharing/sharedAnswers";
import { parseJsonBody, readOtherBody, receiveJson } from "./body";

/** Longest body whose answer is shared, in bytes: no read of the client is longer. */
const longestShared = 16 * 1024;

export interface GraphqlOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  addressOf(request: IncomingMessage): string;
}

/** Answers a request to /graphql. Rejects with the HttpError of a body that is refused before GraphQL begins. */
export function createGraphqlHandler({ gateway, apollo, addressOf }: GraphqlOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await receiveJson(request);
    const key = bytes && shareKey(request, bytes);
    if (key) return answerShared(key, bytes, request, response);
    send(response, await run(request, bytes ? parseJsonBody(bytes) : await readOtherBody(request, response)));
  };

  function run(
    request: IncomingMessage,
    body: unknown,
    permit: SharePermit | null = null,
  ): Promise<HTTPGraphQLResponse> {
    const url = request.url ?? "";
    return apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? "",
        headers: toHeaderMap(request),
        search: url.includes("?") ? url.slice(url.indexOf("?")) : "",
        body,
      },
      context: async () =>
        new Context(gateway, {
          requestId: readRequestId(request.headers),
          pageView: readPageView(request.headers),
          ip: addressOf(request),
          identity: await identify(request.headers, gateway.cookie, gateway.sessions),
          transport: "http",
          isRobot: isRobot(request.headers),
          permit,
        }),
    });
  }

  /** Everything that the answer to a guest may depend on; null for whoever may be more than a guest. */
  function shareKey({ headers, url }: IncomingMessage, bytes: Buffer): string | null {
    if (!gateway.shared.isEnabled || mayHaveSession(headers, gateway.cookie)) return null;
    if (bytes.length > longestShared || url !== "/graphql") return null;
    const position = guestPositionOf(headers);
    const reader = JSON.stringify([position, headers.accept, isRobot(headers)]);
    return createHash("sha256").update(`${reader}\n`).update(bytes).digest("base64");
  }

  async function answerShared(key: string, bytes: Buffer, request: IncomingMessage, response: ServerResponse) {
    const started = performance.now();
    const found = await gateway.shared.find(key);
    if (typeof found !== "function") return sendShared(found, { request, response, started });
    const permit: SharePermit = { grant: "none", operation: null };
    let answer: SharedAnswer | null = null;
    try {
      const own = await run(request, parseJsonBody(bytes), permit);
      const sent = send(response, own);
      const contentType = own.headers.get("content-type");
      if (contentType) answer = { bytes: sent, status: own.status ?? 200, contentType, operation: permit.operation };
    } finally {
      found(answer, permit.grant);
    }
  }

  function sendShared(
    { bytes, status, contentType, operation }: SharedAnswer,
    { request, response, started }: { request: IncomingMessage; response: ServerResponse; started: number },
  ) {
    const requestId = readRequestId(request.headers);
    response.writeHead(status, {
      "content-type": contentType,
      "x-request-id": requestId,
      "cache-control": "no-store",
      "content-length": bytes.length,
    });
    response.end(bytes);
    const ms = Math.round(performance.now() - started);
    gateway.log.info({ requestId, operation, ms, shared: true }, "operation");
  }
}

/** Sends the answer and returns its bytes. */
function send(response: ServerResponse, answer: HTTPGraphQLResponse): Buffer {
  if (answer.body.kind !== "complete") throw new Error("an answer in several parts");
  const bytes = Buffer.from(answer.body.string);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader("content-length", bytes.length);
  response.writeHead(answer.status ?? 200);
  response.end(bytes);
  return bytes;
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
