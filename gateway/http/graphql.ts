import type { IncomingMessage, ServerResponse } from "node:http";
import { HeaderMap } from "@apollo/server";
import type { ApolloServer } from "@apollo/server";
import { Context } from "../context";
import type { Gateway } from "../context";
import { readPageView, readRequestId } from "../requestId";
import { isRobot } from "../robots";
import { identify } from "../session/identity";
import { readGraphqlBody } from "./body";

export interface GraphqlOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  addressOf(request: IncomingMessage): string;
}

/** Answers a request to /graphql. Rejects with the HttpError of a body that is refused before GraphQL begins. */
export function createGraphqlHandler({ gateway, apollo, addressOf }: GraphqlOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readGraphqlBody(request, response);
    const url = request.url ?? "";
    const answer = await apollo.executeHTTPGraphQLRequest({
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
        }),
    });
    if (answer.body.kind !== "complete") throw new Error("an answer in several parts");
    const bytes = Buffer.from(answer.body.string);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.setHeader("content-length", bytes.length);
    response.writeHead(answer.status ?? 200);
    response.end(bytes);
  };
}

function toHeaderMap({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return map;
}
