import type { Request, RequestHandler } from "express";
import type { Services } from "../services";

/** Counts requests, and makes each a step of the trace that its gateway names. */
export function observeRequests({ metrics, tracing }: Pick<Services, "metrics" | "tracing">): RequestHandler {
  if (!metrics && !tracing) return (_req, _res, next) => next();
  return (req, res, next) => {
    const started = performance.now();
    const step = tracing?.begin({
      name: req.method,
      kind: "server",
      facts: { "request.id": req.id },
      ...(req.headers["traceparent"] === undefined ? { requestId: req.id } : { received: req.headers }),
    });
    // Also where the caller has left before the answer.
    res.once("close", () => {
      const route = routeOf(req);
      // 499, nginx's status for clients that leave without an answer.
      const statusCode = res.headersSent ? res.statusCode : 499;
      metrics?.countRequest(route, statusCode, performance.now() - started);
      step?.end({ name: route, facts: { "http.response.status_code": statusCode }, hasFailed: statusCode >= 499 });
    });
    if (step) step.run(next);
    else next();
  };
}

/** What the path is matched by, never the path: it holds ids and tokens. */
function routeOf(req: Request): string {
  const route = req.route as { path: unknown } | undefined;
  if (!route) return "other";
  const [, mount = ""] = /^(\/(?:api|uploads|outbox|card_gateway))(?=\/|$)/.exec(req.originalUrl) ?? [];
  return `${req.method} ${mount}${String(route.path)}`;
}
