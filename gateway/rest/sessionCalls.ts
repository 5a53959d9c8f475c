import { AppError, UpstreamError } from "../errors";
import { readCredentials } from "../session/credentials";
import type { Session } from "../session/session";
import type { Method, RestDeps, RestOptions } from "./call";
import { encodeBody, encodeQuery, toPathTemplate } from "./encoding";
import type { UpstreamResponse } from "./exchange";
import { buildHeaders } from "./requestHeaders";
import { parseResponse } from "./response";
import type { RestResponse } from "./response";

interface SentCall {
  response: UpstreamResponse;
  sentToken: string | null;
}

/** Calls with the credentials of the session, which the backend replaces in its answers. */
export class SessionCalls {
  /** When the person asked, as far as the gateway knows: Unix ms. */
  readonly startedAt = Date.now();

  constructor(private readonly deps: RestDeps) {}

  /** Sends it until `deadline`, and renews or ends the session where the backend refuses it. */
  async call(method: Method, path: string, options: RestOptions, deadline: number): Promise<RestResponse> {
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

  /** Ends the session where the backend refuses its newest token. While that may be another gateway's, it goes on. */
  private async endRefusedSession(session: Session, { response, sentToken }: SentCall): Promise<void> {
    if (response.status !== 401) return;
    const isNewest = (await session.whenRotated()) && session.credentials.accessToken === sentToken;
    if (!isNewest) throw new UpstreamError("UPSTREAM_UNAVAILABLE", { status: 401 });
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
          headers: buildHeaders(this.deps, this.startedAt, options, payload.headers, lease?.credentials),
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
      if (lease) await (settled ?? lease.settle(null));
    }
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
