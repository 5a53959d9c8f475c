import { Counter, Histogram } from "prom-client";
import type { Registry } from "prom-client";
import { createRegistry, watch, watchEach } from "../../telemetry/metrics";

/** Seconds: from an answer that was there to one that ran into a time-out. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How an operation has come. */
type Transport = "http" | "websocket";

/** What a gateway counts. */
export class GatewayMetrics {
  readonly registry: Registry = createRegistry();
  private readonly registers = [this.registry];
  private readonly operations = new Counter({
    name: "truequea_operations_total",
    help:
      "Answered operations, by name (other: not one of our client's), code (OK, or that of the first error) and " +
      "transport (http or websocket); a subscription is answered once it is followed",
    labelNames: ["operation", "code", "transport"],
    registers: this.registers,
  });
  private readonly operationSeconds = new Histogram({
    name: "truequea_operation_duration_seconds",
    help: "Time until an operation had its answer",
    labelNames: ["operation", "transport"],
    buckets,
    registers: this.registers,
  });
  private readonly subscriptionEvents = new Counter({
    name: "truequea_subscription_events_total",
    help: "Events sent to subscribers, by operation",
    labelNames: ["operation"],
    registers: this.registers,
  });
  private readonly upstreamCalls = new Counter({
    name: "truequea_upstream_calls_total",
    help: "Calls to the backend, by route and outcome: a status, or why there was none",
    labelNames: ["route", "outcome"],
    registers: this.registers,
  });
  private readonly upstreamSeconds = new Histogram({
    name: "truequea_upstream_duration_seconds",
    help: "Time until a call to the backend had its answer",
    labelNames: ["route"],
    buckets,
    registers: this.registers,
  });
  private readonly sharedAnswers = new Counter({
    name: "truequea_shared_answers_total",
    help: "Reads of guests that might be shared: hit, miss, or timeout of what they waited for",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly sharedPages = new Counter({
    name: "truequea_shared_pages_total",
    help: "Visits of guests to pages that may be shared: hit or miss",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly renderings = new Counter({
    name: "truequea_renderings_total",
    help: "Pages rendered, or left to the browser: failed, slow, busy (too many at once), left (the visitor has)",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly renderingSeconds = new Histogram({
    name: "truequea_rendering_duration_seconds",
    help: "Time that rendering a page took, its reads included",
    buckets,
    registers: this.registers,
  });
  private readonly cableGaps = new Counter({
    name: "truequea_cable_gaps_total",
    help: "Connections to the cable that broke while they were followed: what was sent meanwhile is read again",
    registers: this.registers,
  });

  countOperation(operation: string, code: string, transport: Transport, ms: number): void {
    this.operations.inc({ operation, code, transport });
    this.operationSeconds.observe({ operation, transport }, ms / 1_000);
  }

  countSubscriptionEvent(operation: string): void {
    this.subscriptionEvents.inc({ operation });
  }

  countCall(route: string, outcome: string, ms: number): void {
    this.upstreamCalls.inc({ route, outcome });
    this.upstreamSeconds.observe({ route }, ms / 1_000);
  }

  countSharedAnswer(outcome: "hit" | "miss" | "timeout"): void {
    this.sharedAnswers.inc({ outcome });
  }

  countSharedPage(outcome: "hit" | "miss"): void {
    this.sharedPages.inc({ outcome });
  }

  countRendering(outcome: "rendered" | "failed" | "slow" | "busy" | "left", ms?: number): void {
    this.renderings.inc({ outcome });
    if (ms !== undefined) this.renderingSeconds.observe(ms / 1_000);
  }

  countCableGap(): void {
    this.cableGaps.inc();
  }

  /** A number that the gateway has anyway, read when it is asked for. */
  watch(name: string, help: string, read: () => number): void {
    watch(this.registry, name, help, read);
  }

  /** Several of them, by the one thing in which they differ. */
  watchEach(name: string, help: string, label: string, read: () => ReadonlyMap<string, number>): void {
    watchEach(this.registry, name, help, label, read);
  }
}
