import type { z } from "zod";
import { AppError, UpstreamError, refusalCodes } from "../errors";
import type { Method, RestDeps, RestOptions } from "./call";
import { toPathTemplate } from "./encoding";
import { parseUpstream } from "./parseUpstream";
import type { RestResponse } from "./response";
import { SessionCalls } from "./sessionCalls";

const uploadTimeoutMs = 60_000;
const shortestRetryMs = 200;

/** The only client of the backend, created per request: its session, its position, its request id. */
export class RestClient {
  private readonly calls: SessionCalls;

  constructor(private readonly deps: RestDeps) {
    this.calls = new SessionCalls(deps);
  }

  /** When the person asked, as far as the gateway knows: Unix ms. */
  get startedAt(): number {
    return this.calls.startedAt;
  }

  /** Reads and parses; retried once when the backend broke off or was unavailable. */
  async get<T>(path: string, schema: z.ZodType<T>, options: Omit<RestOptions, "json" | "form"> = {}): Promise<T> {
    return parseUpstream(schema, (await this.call("GET", path, options)).data);
  }

  async post<T>(path: string, schema: z.ZodType<T>, options: RestOptions = {}): Promise<T> {
    return parseUpstream(schema, (await this.call("POST", path, options)).data);
  }

  async put<T>(path: string, schema: z.ZodType<T>, options: RestOptions = {}): Promise<T> {
    return parseUpstream(schema, (await this.call("PUT", path, options)).data);
  }

  async delete<T>(path: string, schema: z.ZodType<T>, options: RestOptions = {}): Promise<T> {
    return parseUpstream(schema, (await this.call("DELETE", path, options)).data);
  }

  /**
   * A read from an endpoint that not every backend has; undefined where it is missing, which is remembered for a
   * while. `call` is its path with `{id}` for ids: without one a 404 can only mean the endpoint itself.
   */
  async ifSupported<T>(call: string, read: () => Promise<T>): Promise<T | undefined> {
    const { endpoints } = this.deps.transport;
    if (endpoints.isMissing(call)) return undefined;
    try {
      const answer = await read();
      endpoints.markSupported(call);
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const isMissing = error.isUnknownEndpoint || (error.code === "NOT_FOUND" && !call.includes("{"));
      if (isMissing && endpoints.markMissing(call)) return undefined;
      // It has answered before: what is missing is the record.
      throw error.isUnknownEndpoint && call.includes("{")
        ? new UpstreamError("NOT_FOUND", { status: error.status, cause: error })
        : error;
    }
  }

  /**
   * Makes a change to something that guests read, and reports it unless it was certainly refused: without a readable
   * answer it may have happened. `change` also throws refusals that come under a status of success.
   */
  async changePublicReads<T>(change: () => Promise<T>): Promise<T> {
    let hasChanged = true;
    try {
      return await change();
    } catch (error) {
      hasChanged = !isRefusal(error);
      throw error;
    } finally {
      if (hasChanged) this.deps.onPublicChange();
    }
  }

  /** Lists of which this backend is known to give parts. */
  get partialLists(): Set<string> {
    return this.deps.transport.partialLists;
  }

  /** Whether an endpoint that not every backend has is known to be there. */
  hasAnswered(call: string): boolean {
    return this.deps.transport.endpoints.isSupported(call);
  }

  /**
   * The whole answer, unchecked: for the few calls whose session headers or status matter. `path` starts below /api.
   * An endpoint that the backend lacks is UPSTREAM_UNAVAILABLE: a missing service, not a missing record.
   */
  async call(method: Method, path: string, options: RestOptions = {}): Promise<RestResponse> {
    const { endpoints } = this.deps.transport;
    const template = toPathTemplate(path);
    const endpoint = `${method} ${template}`;
    try {
      const answer = await this.callWithRetry(method, path, options);
      if (template !== path) endpoints.markSupported(endpoint);
      return answer;
    } catch (error) {
      const isUnknown = error instanceof UpstreamError && error.isUnknownEndpoint;
      // Where an id is in the path and others were found before, the record is what is missing.
      if (!isUnknown || options.isRecord || endpoints.isSupported(endpoint)) throw error;
      throw new UpstreamError("UPSTREAM_UNAVAILABLE", { status: error.status, cause: error, isUnknownEndpoint: true });
    }
  }

  private async callWithRetry(method: Method, path: string, options: RestOptions): Promise<RestResponse> {
    const deadline = Date.now() + (options.form ? uploadTimeoutMs : this.deps.timeoutMs);
    try {
      return await this.calls.call(method, path, options, deadline);
    } catch (error) {
      if (method !== "GET" || options.canRetry === false || !(error instanceof UpstreamError) || !isRetryable(error))
        throw error;
      if (deadline - Date.now() < shortestRetryMs) throw error;
      return await this.calls.call(method, path, options, deadline);
    }
  }
}

/** A lost connection or a failing backend: a retry may help. A slow, refused or unreadable response: it will not. */
function isRetryable(error: UpstreamError): boolean {
  if (error.status === 502 || error.status === 503) return true;
  return error.status === 0 && error.isUnsettled && error.code === "UPSTREAM_UNAVAILABLE";
}

/** Whether nothing has happened. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error instanceof UpstreamError && error.isUnknownEndpoint) return true;
  return error.code === "UNAUTHENTICATED" || refusalCodes.has(error.code);
}
