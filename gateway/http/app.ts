import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express from "express";
import type { NextFunction, Request, Response } from "express";
import { Context } from "../context";
import type { Gateway } from "../context";
import { readPageView, readRequestId } from "../requestId";
import { isRobot } from "../robots";
import { identify } from "../session/identity";
import type { Pages } from "../ssr/pages";
import { readGraphqlBody } from "./body";
import { clientConfig } from "./clientConfig";
import { cardGateway } from "./cardGateway";
import { health } from "./health";
import { pictures } from "./pictures";
import { sandbox } from "./sandbox";
import { SecureExchangeOffer } from "./secureExchangeOffer";
import { HttpError, drain, sendError } from "./sendError";
import { securityHeaders } from "./securityHeaders";
import { share } from "./share";
import { sitemap } from "./sitemap";
import { webApp } from "./webApp";

interface AppOptions {
  gateway: Gateway;
  apollo: ApolloServer<Context>;
  pages: Pages;
  addressOf(request: Request): string;
}

/** Everything served over plain HTTP. */
export function createApp({ gateway, apollo, pages, addressOf }: AppOptions): express.Express {
  const app = express();
  const secureExchange = new SecureExchangeOffer(gateway);
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.use(securityHeaders(gateway.env));
  app.use(health(gateway));
  app.use(clientConfig(gateway, secureExchange));
  app.use(pictures(gateway));
  app.use(cardGateway(gateway, addressOf));
  app.use(share(gateway, apollo, addressOf));
  app.use(sitemap(gateway, secureExchange));
  app.use(sandbox(gateway.env));
  app.use(
    "/graphql",
    onlyRoot,
    readGraphqlBody,
    expressMiddleware(apollo, {
      context: async ({ req }) =>
        new Context(gateway, {
          requestId: readRequestId(req.headers),
          pageView: readPageView(req.headers),
          ip: addressOf(req),
          identity: await identify(req.headers, gateway.cookie, gateway.sessions),
          transport: "http",
          isRobot: isRobot(req.headers),
        }),
    }),
  );
  app.use(webApp(gateway, pages, secureExchange));
  app.use((_request: Request, response: Response) => sendError(response, new HttpError(404, "NOT_FOUND")));
  app.use(async (error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (!(error instanceof HttpError)) gateway.log.error({ err: error, method: request.method }, "unexpected error");
    await drain(request);
    sendError(response, error);
  });
  return app;
}

function onlyRoot(request: Request, _response: Response, next: NextFunction): void {
  next(request.path === "/" ? undefined : new HttpError(404, "NOT_FOUND"));
}
