import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from "@opentelemetry/api";
import type { Context } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { IdGenerator } from "@opentelemetry/sdk-trace";
import type { Tracing, TracingOptions } from "./tracing";

/** How often what has ended is sent, and how long a stop waits for the last of it, in ms. */
const sendEveryMs = 1_000;
const lastMs = 2_000;

/** A statement of a search has a few thousand characters; the rest of a longer one is cut off. */
const longestFact = 4_000;

/** Traces by OpenTelemetry's SDK, without its globals: two servers of one process stay apart. */
export function createTracing({ endpoint, share, service }: TracingOptions): Tracing {
  const ids = new NamedTraceIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestFact },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: lastMs }),
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: lastMs,
      }),
    ],
  });
  const tracer = provider.getTracer("truequea");
  const propagator = new W3CTraceContextPropagator();
  const present = new AsyncLocalStorage<Context>();

  return {
    begin({ name, kind, facts, requestId, received }) {
      const parent = requestId === undefined && received === undefined ? present.getStore() : ROOT_CONTEXT;
      if (!parent) return null;
      const context = received ? propagator.extract(parent, received, defaultTextMapGetter) : parent;
      ids.next = requestId === undefined ? undefined : traceIdOf(requestId);
      const options = {
        kind: kind === "server" ? SpanKind.SERVER : SpanKind.CLIENT,
        ...(facts && { attributes: facts }),
      };
      const span = tracer.startSpan(name, options, context);
      ids.next = undefined;
      const own = trace.setSpan(context, span);
      return {
        run: (work) => present.run(own, work),
        get headers() {
          const headers: Record<string, string> = {};
          propagator.inject(own, headers, defaultTextMapSetter);
          return headers;
        },
        end({ name: better, facts: more, hasFailed } = {}) {
          if (better !== undefined) span.updateName(better);
          if (more) span.setAttributes(more);
          // Without a message: those of errors hold what people wrote.
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      const end = provider.shutdown().catch(() => {});
      await Promise.race([end, wait(lastMs, undefined, { ref: false })]);
    },
  };
}

/** The trace that a request id leads to: a UUID without its dashes, which is what browsers send. */
function traceIdOf(requestId: string): string {
  const plain = requestId.replaceAll("-", "").toLowerCase();
  const isOne = /^[0-9a-f]{32}$/.test(plain) && !/^0+$/.test(plain);
  return isOne ? plain : createHash("sha256").update(requestId).digest("hex").slice(0, 32);
}

/** Random, but for the trace that is begun by name. */
class NamedTraceIds implements IdGenerator {
  next: string | undefined;
  private readonly random = new RandomIdGenerator();

  generateTraceId(): string {
    return this.next ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}
