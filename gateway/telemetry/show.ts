import { serveMetrics } from "../../telemetry/metrics";
import type { Gateway } from "../context";
import type { Env } from "../env";
import type { Sockets } from "../socket/server";
import type { GatewayMetrics } from "./metrics";

interface Shown {
  env: Pick<Env, "METRICS_PORT" | "METRICS_HOST">;
  gateway: Pick<Gateway, "cable" | "transport">;
  state: { isReachable: (() => boolean) | null };
  sockets: Pick<Sockets, "countByKind" | "countSubscriptions">;
}

/** Serves what was counted, with what the gateway's parts know of themselves. */
export function showMetrics(metrics: GatewayMetrics, { env, gateway, state, sockets }: Shown) {
  const { isReachable } = state;
  metrics.watchEach(
    "truequea_sockets",
    "Open sockets of browsers and other clients, by kind: opening, guest or member",
    "kind",
    () => sockets.countByKind(),
  );
  metrics.watchEach("truequea_subscriptions", "Subscriptions that are followed, by operation", "operation", () =>
    sockets.countSubscriptions(),
  );
  metrics.watch("truequea_cable_connections", "Connections to the backend's cable", () => gateway.cable.size);
  metrics.watch("truequea_upstream_breaker_open", "1 while calls to the backend are refused at once", () =>
    Number(gateway.transport.isBroken),
  );
  if (isReachable) metrics.watch("truequea_valkey_up", "1 while Valkey can be reached", () => Number(isReachable()));
  return serveMetrics(metrics.registry, { port: env.METRICS_PORT ?? 0, host: env.METRICS_HOST });
}
