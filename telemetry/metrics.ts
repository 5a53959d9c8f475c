import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** Where a process shows its metrics. */
export interface MetricsAddress {
  port: number;
  host: string;
}

/** A registry with what every process has: event loop, memory, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** A gauge that is read when it is asked for. */
export function watch(registry: Registry, name: string, help: string, read: () => number): void {
  addGauge(registry, name, help, [], (gauge) => gauge.set(read()));
}

/** The same of several numbers, by the one thing in which they differ. */
export function watchEach(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => ReadonlyMap<string, number>,
): void {
  addGauge(registry, name, help, [label], (gauge) => {
    gauge.reset();
    for (const [value, count] of read()) gauge.set({ [label]: value }, count);
  });
}

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  collect: (gauge: Gauge) => void,
): void {
  const gauge: Gauge = new Gauge({ name, help, labelNames, registers: [], collect: () => collect(gauge) });
  registry.registerMetric(gauge);
}

/** Serves /metrics in Prometheus' text, and nothing else. Rejects with EADDRINUSE. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: MetricsAddress,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
