import type { Tracing } from "../../telemetry/tracing";
import { toPathTemplate } from "../rest/encoding";
import type { ObserveCall } from "../rest/transport";
import type { GatewayMetrics } from "./metrics";

/** More than the backend has. */
const mostRoutes = 300;

/** Counts and traces the calls to the backend; undefined without metrics and traces. */
export function createCallObserver(
  metrics: GatewayMetrics | undefined,
  tracing: Tracing | undefined,
): ObserveCall | undefined {
  if (!metrics && !tracing) return undefined;
  const routes = new Set<string>();
  /** An id that looks like a word would name a route of its own: one is known once the backend has found something. */
  const routeOf = (method: string, path: string, hasFound: boolean) => {
    const end = path.indexOf("?");
    const route = `${method} ${toPathTemplate(end < 0 ? path : path.slice(0, end))}`;
    if (hasFound && routes.size < mostRoutes) routes.add(route);
    return routes.has(route) ? route : "other";
  };
  return ({ method, path }) => {
    const started = performance.now();
    const step = tracing?.begin({ name: method, kind: "client" });
    return {
      headers: step?.headers,
      end(outcome) {
        const route = routeOf(method, path, /^[23]/.test(outcome));
        metrics?.countCall(route, outcome, performance.now() - started);
        step?.end({ name: route, facts: { outcome }, hasFailed: !/^[1-4]/.test(outcome) });
      },
    };
  };
}
