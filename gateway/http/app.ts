import type { ApolloServer } from "@apollo/server";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import express from "express";
import type { NextFunction, Request, Response } from "express";
import type { Context, Gateway } from "../context";
import type { Pages } from "../ssr/pages";
import { clientConfig } from "./clientConfig";
import { cardGateway } from "./cardGateway";
import { createGraphqlHandler } from "./graphql";
import { health } from "./health";
import { pictures } from "./pictures";
import type { Operations } from "./operations";
import { sandbox } from "./sandbox";
import { schemaFile } from "./schemaFile";
import { HttpError, drain, sendError } from "./sendError";
import { securityHeaders } from "./securityHeaders";
import { share } from "./share";
import { sitemap } from "./sitemap";
import { Turns } from "./turns";
import { unsubscribe } from "./unsubscribe";
import { webApp } from "./webApp";

interface AppOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  operations: Operations;
  pages: Pages;
  addressOf(request: IncomingMessage): string;
}

/** Pages and files that a turn of the event loop begins: about 5 ms of them. */
const pagesPerTurn = 8;

/** Everything served over plain HTTP. */
export function createApp({ gateway, apollo, operations, pages, addressOf }: AppOptions): RequestListener {
  const app = express();
  const headers = securityHeaders(gateway.env);
  const answerGraphql = createGraphqlHandler({ gateway, apollo, operations, addressOf, headers });
  const { capabilities } = gateway;
  const pageTurns = new Turns(pagesPerTurn);
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.use((_request: Request, response: Response, next: NextFunction) => {
    response.setHeaders(headers);
    next();
  });
  app.use(health(gateway));
  app.use(clientConfig(gateway, capabilities));
  app.use(pictures(gateway));
  app.use(cardGateway(gateway, addressOf));
  app.use(unsubscribe(gateway, addressOf));
  app.use(share(gateway, apollo, addressOf));
  app.use(sitemap(gateway, capabilities));
  app.use(sandbox(gateway.env));
  app.use(schemaFile(gateway.env));
  app.use("/graphql", onlyRoot, answerGraphql);
  app.use(webApp(gateway, pages, capabilities));
  app.use((_request: Request, response: Response) => sendError(response, new HttpError(404, "NOT_FOUND")));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    refuse(error, request, response),
  );

  // Most requests are of this kind, and need nothing of the other handlers.
  return (request, response) => {
    if (!isPlainOperation(request)) return pageTurns.take(() => response.destroyed || app(request, response));
    answerGraphql(request, response).catch((error: unknown) => refuse(error, request, response));
  };

  async function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(error instanceof HttpError)) gateway.log.error({ err: error, method: request.method }, "unexpected error");
    await drain(request);
    if (!response.headersSent) response.setHeaders(headers);
    sendError(response, error);
  }
}

/** By POST, or by GET as registered: with its hash among the extensions. */
function isPlainOperation({ method, url = "" }: IncomingMessage): boolean {
  return method === "POST"
    ? url === "/graphql"
    : method === "GET" && url.startsWith("/graphql?") && url.includes("extensions=");
}

function onlyRoot(request: Request, _response: Response, next: NextFunction): void {
  next(request.path === "/" ? undefined : new HttpError(404, "NOT_FOUND"));
}
