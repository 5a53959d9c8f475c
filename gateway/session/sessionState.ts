import type { Credentials } from "./credentials";

/**
 * Why a session is over: signed out by its owner (final), or ended by time or by the backend (signing in again
 * helps).
 */
export type SessionEnd = "signedOut" | "expired";

/** The data of a session; the cookie's sealed copy holds the same. */
export interface SessionState {
  sid: string;
  credentials: Credentials;
  /** The backend's id of the account; null for a client that only sent the five headers. */
  userId: string | null;
  /** The account's own token (`GET /users?token=`); never leaves the gateway. */
  userToken: string | null;
  /** Keep 30 days rather than until the browser closes. */
  remember: boolean;
  /** Milliseconds since 1970: signed in, and not valid after. */
  startedAt: number;
  endsAt: number;
  /** Grows with every change of the credentials: shows whether a cookie's copy is stale. */
  version: number;
}

/** Whether a state came later: a token issued later expires later. */
export function isLater(state: SessionState, than: SessionState): boolean {
  const [expiry, other] = [Number(state.credentials.expiry), Number(than.credentials.expiry)];
  return expiry > other || (expiry === other && state.version > than.version);
}
