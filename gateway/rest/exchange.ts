import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { UpstreamError } from "../errors";

/** One request, with the limits of its answer. */
interface Exchange {
  request: Dispatcher.DispatchOptions;
  /** From now to the last byte, in ms. */
  timeoutMs: number;
  /** Largest body that is read, in bytes. */
  maxBytes: number;
  /** Runs as soon as the headers arrive, even if the body later breaks. */
  onHeaders(status: number, headers: IncomingHttpHeaders): void;
}

/** An answer read to its end. */
export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The whole exchange took too long. */
export class ExchangeTimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`no whole answer within ${timeoutMs} ms`);
  }
}

/**
 * Sends a request and reads its answer whole: undici without the streams and signals that it would make for each
 * request. The dispatcher needs no time-outs of its own.
 */
export function exchange(dispatcher: Dispatcher, options: Exchange): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    dispatcher.dispatch(options.request, new AnswerReader(options, resolve, reject));
  });
}

class AnswerReader implements Dispatcher.DispatchHandler {
  private readonly timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | undefined;
  private failure: Error | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private readonly chunks: Buffer[] = [];
  private size = 0;

  constructor(
    private readonly options: Exchange,
    private readonly resolve: (answer: UpstreamResponse) => void,
    private readonly reject: (error: Error) => void,
  ) {
    this.timer = setTimeout(() => this.fail(new ExchangeTimeoutError(options.timeoutMs)), options.timeoutMs);
    const { body } = options.request;
    if (body instanceof Readable) body.on("error", (error) => this.fail(error));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // Timed out while it waited for a connection: it must not be sent any more.
    if (this.failure) controller.abort(this.failure);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.failure) return;
    this.status = status;
    this.headers = headers;
    try {
      this.options.onHeaders(status, headers);
    } catch (error) {
      return this.fail(error instanceof Error ? error : new Error(String(error)));
    }
    if (headers["content-encoding"]) this.fail(this.unusable("compressed answer that was not asked for"));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.failure) return;
    this.size += chunk.length;
    if (this.size > this.options.maxBytes) return this.fail(this.unusable("answer too large"));
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.failure) return;
    clearTimeout(this.timer);
    const [first] = this.chunks;
    const bytes = this.chunks.length === 1 && first ? first : Buffer.concat(this.chunks, this.size);
    this.resolve({ status: this.status, headers: this.headers, text: bytes.toString("utf8") });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  private unusable(what: string): UpstreamError {
    return new UpstreamError("UPSTREAM_UNAVAILABLE", { status: this.status, cause: new Error(what) });
  }

  /** Only the first failure counts; the connection goes with it. */
  private fail(error: Error): void {
    if (this.failure) return;
    this.failure = error;
    clearTimeout(this.timer);
    this.reject(error);
    this.controller?.abort(error);
  }
}
