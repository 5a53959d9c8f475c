import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Pool } from "undici";
import type { Dispatcher } from "undici";
import { UpstreamError } from "../errors";
import { CircuitBreaker } from "./breaker";
import { EndpointSupport } from "./endpointSupport";

/** Largest answer that is read unless a call allows more, in bytes. */
const maxAnswerBytes = 5 * 1024 * 1024;

/** How long an idle connection is kept, in ms: less than any server or proxy does. */
const idleMs = 4_000;

interface UpstreamRequest {
  method: Dispatcher.HttpMethod;
  /** Path and query below the origin. */
  path: string;
  headers: Record<string, string>;
  body?: string | Readable;
  /** From sending to the last byte, in ms. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes?: number | undefined;
}

export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * The keep-alive connections to one backend. Redirects are never followed, bodies are bounded, every call has an end.
 */
export class Transport {
  readonly origin: string;
  /** Which endpoints this backend has. */
  readonly endpoints = new EndpointSupport();
  private readonly pool: Pool;
  private readonly breaker = new CircuitBreaker();

  constructor(backendUrl: string) {
    this.origin = new URL(backendUrl).origin;
    this.pool = new Pool(this.origin, {
      connections: 64,
      pipelining: 1,
      keepAliveTimeout: idleMs,
      // Not as long as the backend offers: on a busy machine the pool's clock runs late, the backend closes first, and a write is lost.
      keepAliveMaxTimeout: idleMs,
      connect: { timeout: 3_000 },
    });
  }

  /** One request. `onHeaders` runs as soon as the headers arrive, even if the body later breaks. */
  async request(
    request: UpstreamRequest,
    onHeaders: (status: number, headers: IncomingHttpHeaders) => void,
  ): Promise<UpstreamResponse> {
    this.breaker.enter();
    const { timeoutMs, maxBytes, ...rest } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.pool.request({ ...rest, signal, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
      this.breaker.succeeded();
      onHeaders(response.statusCode, response.headers);
      return { status: response.statusCode, headers: response.headers, text: await readBounded(response, maxBytes) };
    } catch (error) {
      const failure = toFailure(error, signal);
      this.breaker.failed(failure.kind);
      throw failure.error;
    }
  }

  /** A response that is passed on as a stream (pictures). */
  stream(request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const { timeoutMs, ...rest } = request;
    return this.pool.request({ ...rest, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  }

  /** Whether the backend can do its work: as it says itself, else as a cheap read shows that its database must answer. */
  async isReady(timeoutMs: number): Promise<boolean> {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = (path: string) =>
      this.pool.request({ method: "GET", path, headers: { accept: "application/json" }, signal });
    try {
      const own = await ask("/readyz");
      const text = await readBounded(own);
      if (own.statusCode === 503 || (own.statusCode === 200 && isReadiness(text))) return own.statusCode === 200;
      const read = await ask("/api/publications/0");
      await read.body.dump({ limit: maxAnswerBytes });
      // That there is none with this id is an answer.
      return read.statusCode === 200 || read.statusCode === 404;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
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

async function readBounded(response: Dispatcher.ResponseData, maxBytes = maxAnswerBytes): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is destroyed early emits an error, which would end the process without a listener.
  response.body.on("error", () => {});
  if (response.headers["content-encoding"]) {
    response.body.destroy();
    throw new UpstreamError("UPSTREAM_UNAVAILABLE", {
      status: response.statusCode,
      cause: new Error("compressed answer that was not asked for"),
    });
  }
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.body.destroy();
      throw new UpstreamError("UPSTREAM_UNAVAILABLE", {
        status: response.statusCode,
        cause: new Error("answer too large"),
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const timeouts = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

function toFailure(
  error: unknown,
  signal: AbortSignal,
): { error: UpstreamError; kind: "unreachable" | "timeout" | "other" } {
  if (error instanceof UpstreamError) return { error, kind: "other" };
  const code = String((error as { code?: unknown }).code);
  if (signal.aborted || timeouts.has(code)) {
    return { error: new UpstreamError("UPSTREAM_TIMEOUT", { cause: error, isUnsettled: true }), kind: "timeout" };
  }
  const isUnreachable = unreachable.has(code);
  return {
    error: new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: error, isUnsettled: !isUnreachable }),
    kind: isUnreachable ? "unreachable" : "other",
  };
}
