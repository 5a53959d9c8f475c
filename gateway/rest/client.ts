import type { z } from "zod";
import type { Logger } from "../log";
import { AppError, UpstreamError, refusalCodes } from "../errors";
import type { Position } from "../position";
import { readCredentials, toHeaders } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import type { Session } from "../session/session";
import type { SessionEnd } from "../session/sessionState";
import { encodeBody, encodeQuery, toPathTemplate } from "./encoding";
import type { QueryValue } from "./encoding";
import { parseUpstream } from "./parseUpstream";
import { parseResponse } from "./response";
import type { RestResponse } from "./response";
import type { FormPart } from "./multipart";
import type { UpstreamResponse } from "./exchange";
import type { Transport } from "./transport";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface RestOptions {
  /** Undefined values are left out; null becomes the word `null` (as the search calls expect). */
  query?: Record<string, QueryValue>;
  json?: unknown;
  form?: FormPart[];
  /** Sends no session headers and ignores those of the response (sign-in, public data). */
  isAnonymous?: boolean;
  /** The backend stores one row per key, however often the call arrives. */
  idempotencyKey?: string;
  /** False for a change that the backend hides behind a GET: it is not tried again. */
  canRetry?: boolean;
  /** The path names one record: a 404 is that record's, even where it looks like that of an unknown endpoint. */
  isRecord?: boolean;
  /** Sends the time of the request, for changes where the first of two wins. */
  sendRequestStart?: boolean;
  /** No person sees the response: it counts neither as a view nor as an impression. */
  skipViewCount?: boolean;
  /** Distinguishes callers without naming them, where the backend counts each once. */
  visitor?: string;
  /** The backend invalidates the session's former token at once: the session is kept while the response is awaited. */
  rotatesToken?: boolean;
  /** Largest answer that is read, in bytes, where more than usual is. */
  maxBytes?: number;
}

interface RestDeps {
  transport: Transport;
  session: Session | null;
  position: Position;
  requestId: string;
  /** The visit of a page that a person sees the response in. */
  pageView?: string | undefined;
  /** Reported to the backend: no person sees the response. */
  isRobot?: boolean;
  /** Headers that report the caller's address to the backend. */
  addressHeaders?: () => Record<string, string>;
  log: Logger;
  /** For one read or write, retry included, in ms. */
  timeoutMs: number;
  /** Called when the backend has ended the session. */
  onSessionEnded(session: Session, reason: SessionEnd): void;
  /** Called when guests may read something else than before. */
  onPublicChange(): void;
}

interface SentCall {
  response: UpstreamResponse;
  sentToken: string | null;
}

const uploadTimeoutMs = 60_000;
const shortestRetryMs = 200;

/** The only client of the backend, created per request: its session, its position, its request id. */
export class RestClient {
  private readonly startedAt = Date.now();

  constructor(private readonly deps: RestDeps) {}

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
   * A change of what guests read. Only one that was refused has changed nothing; of one without a readable answer
   * that is not known. `change` throws what the backend refuses under a status of success.
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
      return await this.attempt(method, path, options, deadline);
    } catch (error) {
      if (method !== "GET" || options.canRetry === false || !(error instanceof UpstreamError) || !isRetryable(error))
        throw error;
      if (deadline - Date.now() < shortestRetryMs) throw error;
      return await this.attempt(method, path, options, deadline);
    }
  }

  private async attempt(method: Method, path: string, options: RestOptions, deadline: number): Promise<RestResponse> {
    const session = options.isAnonymous ? null : this.deps.session;
    if (session?.endedBy) throw new AppError("UNAUTHENTICATED");
    const send = () => this.send(method, path, options, deadline, session);
    const first = await (options.rotatesToken && session ? session.trackRotation(send) : send());
    if (first.response.status !== 401 || !session) return this.answer(method, path, first.response);
    await session.whenRotated();
    // The token may have been replaced during this call; the store has the newest.
    const isStale = session.credentials.accessToken !== first.sentToken;
    if (method === "GET") {
      const second = await send();
      await this.endRefusedSession(session, second);
      return this.answer(method, path, second.response);
    }
    // A change is never sent twice, not even after a refusal. A harmless read shows whether the session is over.
    if (isStale) throw new UpstreamError("UPSTREAM_UNAVAILABLE", { status: 401 });
    await this.endRefusedSession(session, await this.send("GET", "/notifications", {}, deadline, session));
    return this.answer(method, path, first.response);
  }

  /** Ends the session where the backend refuses its newest token. */
  private async endRefusedSession(session: Session, { response, sentToken }: SentCall): Promise<void> {
    if (response.status !== 401) return;
    await session.whenRotated();
    if (session.credentials.accessToken !== sentToken) throw new UpstreamError("UPSTREAM_UNAVAILABLE", { status: 401 });
    this.deps.onSessionEnded(session, "expired");
  }

  private async send(
    method: Method,
    path: string,
    options: RestOptions,
    deadline: number,
    session: Session | null,
  ): Promise<SentCall> {
    const lease = await session?.leaseCredentials({ isLong: options.form !== undefined });
    if (session?.endedBy) {
      // Another gateway has ended it.
      await lease?.settle(null);
      throw new AppError("UNAUTHENTICATED");
    }
    let settled: Promise<void> | undefined;
    const started = performance.now();
    const payload = encodeBody(options);
    try {
      const response = await this.deps.transport.request(
        {
          method,
          path: `/api${path}${encodeQuery(options.query)}`,
          headers: this.headers(options, payload.headers, lease?.credentials),
          body: payload.body,
          timeoutMs: Math.max(1, deadline - Date.now()),
          maxBytes: options.maxBytes,
        },
        (_status, headers) => {
          settled = lease?.settle(headers["access-token"] === undefined ? null : readCredentials(headers));
        },
      );
      this.logCall(method, path, response.status, started);
      return { response, sentToken: lease?.credentials.accessToken ?? null };
    } catch (error) {
      this.logCall(method, path, 0, started, error);
      throw error;
    } finally {
      await (settled ?? lease?.settle(null));
    }
  }

  /** Listed one by one: nothing of the browser's request is ever copied. */
  private headers(
    { skipViewCount, visitor, idempotencyKey, sendRequestStart }: RestOptions,
    ofBody: Record<string, string> | undefined,
    credentials: Credentials | undefined,
  ): Record<string, string> {
    const { requestId, pageView, isRobot, position, addressHeaders } = this.deps;
    const headers: Record<string, string> = {
      accept: "application/json",
      "x-request-id": requestId,
      latitude: String(position.latitude),
      longitude: String(position.longitude),
    };
    if (pageView !== undefined) headers["x-page-view"] = pageView;
    if (isRobot || skipViewCount) headers["x-viewer"] = "robot";
    if (visitor !== undefined) headers["x-visitor"] = visitor;
    if (idempotencyKey !== undefined)
      headers["idempotency-key"] = idempotencyKey.replace(/[^\x21-\x7e]/g, "").slice(0, 128);
    if (sendRequestStart) headers["x-request-start"] = `t=${this.startedAt}`;
    return Object.assign(headers, addressHeaders?.(), ofBody, credentials && toHeaders(credentials));
  }

  private answer(method: Method, path: string, response: UpstreamResponse): RestResponse {
    try {
      return parseResponse(response.status, response.headers, response.text);
    } catch (error) {
      if (error instanceof UpstreamError && error.code === "UPSTREAM_UNAVAILABLE") {
        this.deps.log.warn(
          { requestId: this.deps.requestId, method, path: toPathTemplate(path), status: response.status },
          "unusable upstream answer",
        );
      }
      throw error;
    }
  }

  private logCall(method: Method, path: string, status: number, started: number, error?: unknown): void {
    if (!error && !this.deps.log.isLevelEnabled("debug")) return;
    const cause = error instanceof Error ? (error.cause as { code?: string; message?: string } | undefined) : undefined;
    const entry = {
      requestId: this.deps.requestId,
      method,
      path: toPathTemplate(path),
      status,
      ms: Math.round(performance.now() - started),
    };
    if (error) this.deps.log.warn({ ...entry, reason: cause?.code ?? cause?.message }, "upstream call failed");
    else this.deps.log.debug(entry, "upstream call");
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
