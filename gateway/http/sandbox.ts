import { join } from "node:path";
import { Router } from "express";
import type { Request } from "express";
import type { Env } from "../env";
import { projectRoot } from "../projectRoot";
import { StaticFiles } from "./staticFiles";

/**
 * GraphiQL for a browser that opens /graphql; built with everything it needs, nothing from outside. Only where the
 * schema is open.
 */
export function sandbox({ isSchemaOpen }: Pick<Env, "isSchemaOpen">): Router {
  const router = Router();
  if (!isSchemaOpen) return router;
  const files = new StaticFiles(join(projectRoot, "dist", "sandbox"), {
    isImmutable: (path) => path.startsWith("/assets/"),
  });
  router.get("/graphql", (request, response, next) => {
    if (!wantsPage(request) || !files.send("/index.html", request, response)) next();
  });
  router.get(/^\/sandbox\//, (request, response, next) => {
    if (!files.send(request.path.slice("/sandbox".length), request, response)) next();
  });
  return router;
}

function wantsPage(request: Request): boolean {
  return (
    request.headers.accept?.split(",")[0]?.trim().startsWith("text/html") === true && !request.url.includes("query=")
  );
}
