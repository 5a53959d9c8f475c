import type { IncomingHttpHeaders } from "node:http";

/** What may be said of a step: names and numbers, never what people wrote or secrets. */
export type StepFacts = Record<string, string | number>;

/** A step of a trace that has begun. */
export interface OpenStep {
  /** What begins within `work`, now or later, belongs to this step. */
  run<Result>(work: () => Result): Result;
  /** Name it to the next process. */
  readonly headers: Record<string, string>;
  end(outcome?: { name?: string | undefined; facts?: StepFacts; hasFailed?: boolean }): void;
}

interface Step {
  name: string;
  kind: "server" | "client";
  facts?: StepFacts;
  /** Begins a new trace, whose id follows from this one; otherwise the step belongs to the current trace. */
  requestId?: string;
  /** Headers of a request: continues the trace that another process passes in them. */
  received?: IncomingHttpHeaders;
}

/** The traces of one server. */
export interface Tracing {
  /** Null for a step that belongs to no trace. */
  begin(step: Step): OpenStep | null;
  /** Sends what is left, within a short time. */
  stop(): Promise<void>;
}

/** Where traces go, and whose they are. */
export interface TracingOptions {
  /** Of an OTLP/HTTP receiver, without /v1/traces. */
  endpoint: string;
  /** Which part of the traces is kept, from 0 to 1. */
  share: number;
  service: string;
}

/** Undefined without a receiver: then nothing of OpenTelemetry is even loaded. */
export async function openTracing({
  endpoint,
  ...options
}: Omit<TracingOptions, "endpoint"> & { endpoint: string | undefined }): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  return (await import("./openTelemetry")).createTracing({ endpoint, ...options });
}
