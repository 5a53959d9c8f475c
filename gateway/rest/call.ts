import type { Logger } from "../log";
import type { Position } from "../position";
import type { Session } from "../session/session";
import type { SessionEnd } from "../session/sessionState";
import type { QueryValue } from "./encoding";
import type { FormPart } from "./multipart";
import type { Transport } from "./transport";

/** Only a GET is ever tried again. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How one call is made. */
export interface RestOptions {
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
  /** The response is not shown to a person: it counts neither as a view nor as an impression. */
  skipViewCount?: boolean;
  /** A pseudonym of the caller, for calls where the backend counts each one once. */
  visitor?: string;
  /** The backend invalidates the session's former token at once: the session is kept while the response is awaited. */
  rotatesToken?: boolean;
  /** Largest answer that is read, in bytes, where more than usual is. */
  maxBytes?: number;
}

/** What the calls of one request of a client share. */
export interface RestDeps {
  transport: Transport;
  session: Session | null;
  position: Position;
  requestId: string;
  /** The page visit in which a person sees the response. */
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
  /** Called when something that guests read may have changed. */
  onPublicChange(): void;
}
