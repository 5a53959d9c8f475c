import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Pool } from "undici";
import type { Dispatcher } from "undici";
import { UpstreamError } from "../errors";
import { CircuitBreaker } from "./breaker";
import { EndpointSupport } from "./endpointSupport";
import { ExchangeTimeoutError, exchange } from "./exchange";
import type { UpstreamResponse } from "./exchange";

/** Largest answer that is read unless a call allows more, in bytes. */
const maxAnswerBytes = 5 * 1024 * 1024;

/** How long an idle connection is kept, in ms: less than any server or proxy does. */
const idleMs = 4_000;

interface UpstreamRequest {
  method: Dispatcher.HttpMethod;
  /** Path and query below the origin. */
  path: string;
  headers: Record<string, string>;
  body?: string | Readable | undefined;
  /** From sending to the last byte, in ms. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes?: number | undefined;
}

interface StreamRequest extends Omit<UpstreamRequest, "maxBytes"> {
  /** Ends it once its caller has gone. */
  signal?: AbortSignal;
}

/** Called for every call, to count or trace it. */
export type ObserveCall = (call: Pick<UpstreamRequest, "method" | "path">) => {
  /** Sent with it. */
  headers: Record<string, string> | undefined;
  /** A status, or why there was none. */
  end(outcome: string): void;
};

/**
 * The keep-alive connections to one backend. Redirects are never followed, bodies are bounded, every call has an end.
 */
export class Transport {
  readonly origin: string;
  /** Which endpoints this backend has. */
  readonly endpoints = new EndpointSupport();
  /** Lists of which it has given parts. */
  readonly partialLists = new Set<string>();
  private readonly pool: Pool;
  /** Pictures wait for a store that may be silent: whatever else is asked must not wait behind them. */
  private readonly streams: Pool;
  private readonly breaker = new CircuitBreaker();

  constructor(
    backendUrl: string,
    private readonly observe?: ObserveCall,
  ) {
    this.origin = new URL(backendUrl).origin;
    const options: Pool.Options = {
      connections: 64,
      pipelining: 1,
      // Each exchange has its own.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: idleMs,
      // Not as long as the backend offers: on a busy machine the pool's clock runs late, the backend closes first, and
      // a write is lost.
      keepAliveMaxTimeout: idleMs,
      connect: { timeout: 3_000 },
    };
    this.pool = new Pool(this.origin, options);
    this.streams = new Pool(this.origin, options);
  }

  /** Whether calls are refused at once, since the backend was not there lately. */
  get isBroken(): boolean {
    return this.breaker.isOpen;
  }

  /** One request. `onHeaders` runs as soon as the headers arrive, even if the body later breaks. */
  async request(
    request: UpstreamRequest,
    onHeaders: (status: number, headers: IncomingHttpHeaders) => void,
  ): Promise<UpstreamResponse> {
    const observed = this.observe?.(request);
    try {
      this.breaker.enter();
    } catch (error) {
      observed?.end("REFUSED");
      throw error;
    }
    const { method, path, body = null, timeoutMs, maxBytes = maxAnswerBytes } = request;
    const sent = observed?.headers ? { ...request.headers, ...observed.headers } : request.headers;
    try {
      const answer = await exchange(this.pool, {
        request: { method, path, headers: sent, body },
        timeoutMs,
        maxBytes,
        onHeaders: (status, headers) => {
          this.breaker.succeeded();
          onHeaders(status, headers);
        },
      });
      observed?.end(String(answer.status));
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      this.breaker.failed(failure.kind);
      observed?.end(failure.error.code);
      throw failure.error;
    }
  }

  /** A response that is passed on as a stream (pictures); observed until its body begins. */
  async stream({ timeoutMs, headers, ...rest }: StreamRequest): Promise<Dispatcher.ResponseData> {
    const observed = this.observe?.(rest);
    try {
      const answer = await this.streams.request({
        ...rest,
        headers: { ...headers, ...observed?.headers },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      observed?.end(String(answer.statusCode));
      return answer;
    } catch (error) {
      observed?.end(rest.signal?.aborted ? "ABANDONED" : toFailure(error).error.code);
      throw error;
    }
  }

  /**
   * Whether the backend can do its work: as it says itself, else as a cheap read shows that its database must answer.
   */
  async isReady(timeoutMs: number): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    const ask = (path: string) =>
      exchange(this.pool, {
        request: { method: "GET", path, headers: { accept: "application/json" } },
        timeoutMs: Math.max(1, deadline - Date.now()),
        maxBytes: maxAnswerBytes,
        onHeaders: () => {},
      });
    try {
      const own = await ask("/readyz");
      if (own.status === 503 || (own.status === 200 && isReadiness(own.text))) return own.status === 200;
      const read = await ask("/api/publications/0");
      // A 404 for this id is an answer, too.
      return read.status === 200 || read.status === 404;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.streams.destroy()]);
  }
}

/** A backend without such a page may answer any other one for it. */
function isReadiness(text: string): boolean {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status === "ok";
  } catch {
    return false;
  }
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function toFailure(error: unknown): { error: UpstreamError; kind: "unreachable" | "timeout" | "other" } {
  if (error instanceof UpstreamError) return { error, kind: "other" };
  if (error instanceof ExchangeTimeoutError)
    return { error: new UpstreamError("UPSTREAM_TIMEOUT", { cause: error, isUnsettled: true }), kind: "timeout" };
  const isUnreachable = unreachable.has(String((error as { code?: unknown }).code));
  return {
    error: new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: error, isUnsettled: !isUnreachable }),
    kind: isUnreachable ? "unreachable" : "other",
  };
}
