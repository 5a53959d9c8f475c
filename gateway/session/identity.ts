import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import { AppError } from "../errors";
import { approximatePosition, positionCookie, readPosition } from "../position";
import type { Position } from "../position";
import { hasCredentials, readCredentials, toHeaders } from "./credentials";
import type { OpenedCookie, SessionCookie } from "./cookie";
import type { Session } from "./session";
import type { SessionEnd } from "./sessionState";
import type { SessionStore } from "./store";

/** The caller of a request (or a socket's upgrade), and what the response has to report about the session. */
export interface Identity {
  session: Session | null;
  /** Null while unknown; a guest's only about, so that neighbours share answers. */
  position: Position | null;
  /** How the session was sent; `bearer` is the cookie's value in an Authorization header. Null for a guest. */
  by: "cookie" | "bearer" | "headers" | null;
  /** The cookie (or the bearer) was there and named a session that is over. */
  ended: SessionEnd | null;
  /** Whether the caller depends on a cookie, which browsers also send for pages of other sites. */
  hasCookie: boolean;
  /** Version of the copy in the cookie; 0 when it must be written anew anyway. */
  copyVersion: number;
  /** The session's id in the cookie. */
  copySid?: string;
  /** This very operation gave the session another id. */
  hasRenamed?: boolean;
  /** The access token that came in headers. */
  sentToken: string | null;
}

/** Whether a request brings anything that a session could be read from: without it the caller is a guest. */
export function mayHaveSession(headers: IncomingHttpHeaders, cookie: SessionCookie): boolean {
  const { authorization, cookie: cookies } = headers;
  return (
    authorization !== undefined || headers["access-token"] !== undefined || Boolean(cookies?.includes(cookie.name))
  );
}

function positionOf(headers: IncomingHttpHeaders): Position | null {
  return headers.cookie ? readPosition(parseCookie(headers.cookie)[positionCookie]) : null;
}

/** Where a guest is; null while unknown. */
export function guestPositionOf(headers: IncomingHttpHeaders): Position | null {
  const position = positionOf(headers);
  return position && approximatePosition(position);
}

/** A visitor without a session. */
export function guestAt(position: Position | null): Identity {
  return { session: null, position, by: null, ended: null, hasCookie: false, copyVersion: 0, sentToken: null };
}

/**
 * Reads bearer, cookie or session headers, in this order; never fails: an unreadable cookie counts as a guest's. A
 * bearer that was not sealed here is not meant for us: proxies in front add theirs.
 */
export async function identify(
  headers: IncomingHttpHeaders,
  cookie: SessionCookie,
  store: SessionStore,
): Promise<Identity> {
  const bearer = headers.authorization ? await openBearer(headers, cookie) : null;
  const value = bearer || !headers.cookie ? undefined : parseCookie(headers.cookie)[cookie.name];
  const guest: Identity = { ...guestAt(guestPositionOf(headers)), hasCookie: Boolean(value) };
  if (!mayHaveSession(headers, cookie)) return guest;
  if (bearer || value) {
    const opened = bearer ?? (await cookie.open(value ?? ""));
    if (!opened) return guest;
    const session = await store.find(opened.copy);
    if (typeof session === "string") return { ...guest, ended: session };
    return {
      ...guest,
      session,
      position: positionOf(headers),
      by: bearer ? "bearer" : "cookie",
      copyVersion: opened.isCurrentKey ? opened.copy.version : 0,
      copySid: opened.copy.sid,
    };
  }
  const credentials = headers["access-token"] ? readCredentials(headers) : null;
  if (!credentials) return guest;
  const session = store.forHeaders(credentials);
  return session.endedBy
    ? { ...guest, ended: session.endedBy }
    : { ...guest, session, position: positionOf(headers), by: "headers", sentToken: credentials.accessToken };
}

/** The sealed session of an `Authorization: Bearer` header; null without one, or with one that was not sealed here. */
async function openBearer(headers: Record<string, unknown>, cookie: SessionCookie): Promise<OpenedCookie | null> {
  const sent = Object.entries(headers).find(([name]) => name.toLowerCase() === "authorization")?.[1];
  const sealed = typeof sent === "string" ? /^Bearer +(\S+)$/i.exec(sent.trim())?.[1] : undefined;
  return sealed === undefined ? null : cookie.open(sealed);
}

/**
 * The session of a `connection_init` payload, by bearer or by the five headers; null when it has neither, FORBIDDEN
 * when they are not whole or the session is over.
 */
export async function identifyByPayload(
  payload: Record<string, unknown> | undefined,
  cookie: SessionCookie,
  store: SessionStore,
): Promise<Pick<Identity, "session" | "by">> {
  const bearer = payload ? await openBearer(payload, cookie) : null;
  if (bearer) {
    const session = await store.find(bearer.copy);
    if (typeof session === "string") throw new AppError("FORBIDDEN");
    return { session, by: "bearer" };
  }
  if (!payload || !hasCredentials(payload)) return { session: null, by: null };
  const credentials = readCredentials(payload);
  if (!credentials) throw new AppError("FORBIDDEN");
  const session = store.forHeaders(credentials);
  if (session.endedBy) throw new AppError("FORBIDDEN");
  return { session, by: "headers" };
}

/** The headers that bring the client up to date. `now` is the session after the operation. */
export async function identityHeaders(
  identity: Identity,
  now: Session | null,
  cookie: SessionCookie,
): Promise<Record<string, string>> {
  const live = now && now.endedBy === null ? now : null;
  if (!live) return identity.hasCookie ? { "set-cookie": cookie.clear() } : {};
  const isSame = live === identity.session;
  if (isSame && identity.by === "headers")
    return live.credentials.accessToken === identity.sentToken ? {} : toHeaders(live.credentials);
  if (isSame && live.version <= identity.copyVersion) return {};
  // A cookie from before the change of the password may be stolen: only the response to the change itself carries the
  // new id.
  if (isSame && identity.copySid !== live.sid && !identity.hasRenamed) return {};
  return { "set-cookie": await cookie.write(live) };
}
