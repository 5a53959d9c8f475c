import { createHash } from "node:crypto";
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

/** One upstream call's lease of the credentials. */
interface CredentialLease {
  readonly credentials: Credentials;
  /** Call once, with the credentials of the response (null for none, or for a lost response). */
  settle(received: Credentials | null): void;
}

/** The backend treats calls within 5 s of a rotation as one batch; a second less, for the way there. */
const batchWindowMs = 4_000;
/** Longest wait for another call's new token: a hanging call must not hold up its neighbours. */
const rotationWaitMs = 1_000;

/**
 * The single source of a signed-in client's rotating token. Every call of every tab and socket of that client leases
 * its credentials here and returns the new ones here.
 */
export class Session {
  endedBy: SessionEnd | null = null;
  /** Called whenever the credentials were replaced. */
  onRenewed: (() => void) | null = null;
  private isSigningOut = false;
  private issued = 0;
  private acceptedLease = 0;
  private windowUntil: number;
  private rotating: Promise<void> | null = null;
  private rotatingCall: Promise<unknown> | null = null;
  private readonly connectionId: string;
  private readonly interruptListeners = new Set<() => void>();
  private readonly endListeners = new Set<(reason: SessionEnd) => void>();

  constructor(
    readonly state: SessionState,
    private readonly clock: () => number = Date.now,
  ) {
    this.windowUntil = 0;
    this.connectionId = state.sid;
  }

  get sid(): string {
    return this.state.sid;
  }

  get userId(): string | null {
    return this.state.userId;
  }

  get userToken(): string | null {
    return this.state.userToken;
  }

  get credentials(): Credentials {
    return this.state.credentials;
  }

  get version(): number {
    return this.state.version;
  }

  /**
   * Changes whenever another account or device stands behind the session: a key for connections that belong to it
   * alone.
   */
  get connectionKey(): string {
    return createHash("sha256")
      .update(`${this.connectionId}\n${this.credentials.client}\n${this.credentials.uid}`)
      .digest("base64url");
  }

  /** When the session is over at the latest, in milliseconds since 1970: its own end or the token's. */
  get validUntil(): number {
    const expiry = Number(this.credentials.expiry) * 1_000;
    return Number.isFinite(expiry) && expiry > 0 ? Math.min(this.state.endsAt, expiry) : this.state.endsAt;
  }

  get isOver(): boolean {
    return this.endedBy !== null || this.clock() >= this.validUntil;
  }

  /** Remembers the user, once a client that sent only headers has been recognised. */
  identify(userId: string): void {
    this.state.userId = userId;
  }

  /**
   * Takes the credentials for one call. Outside the batch window the first call will rotate the token, so the ones
   * behind it wait (shortly) and go with the new token; otherwise a slow answer would leave them holding a token that
   * died meanwhile.
   */
  async leaseCredentials(options: { isLong?: boolean } = {}): Promise<CredentialLease> {
    if (this.rotating && this.clock() >= this.windowUntil) await Promise.race([this.rotating, delay(rotationWaitMs)]);
    const order = ++this.issued;
    const sentWith = this.credentials;
    let release: (() => void) | null = null;
    if (!this.rotating && !options.isLong && this.clock() >= this.windowUntil) {
      const pending = new Promise<void>((resolve) => {
        release = resolve;
      }).then(() => {
        if (this.rotating === pending) this.rotating = null;
      });
      this.rotating = pending;
    }
    let settled = false;
    return {
      credentials: sentWith,
      settle: (received) => {
        if (settled) return;
        settled = true;
        if (received) this.accept(order, sentWith, received);
        release?.();
      },
    };
  }

  /**
   * Tracks a call that replaces the token at once, without the backend's window: calls refused meanwhile wait for it,
   * see `whenRotated`.
   */
  trackRotation<T>(call: Promise<T>): Promise<T> {
    const pending = call
      .catch(() => undefined)
      .then(() => {
        if (this.rotatingCall === pending) this.rotatingCall = null;
      });
    this.rotatingCall = pending;
    return call;
  }

  /** Resolves when no call is replacing the token any more. */
  async whenRotated(): Promise<void> {
    await this.rotatingCall;
  }

  /** Continues under another id. */
  rename(sid: string): void {
    this.state.sid = sid;
    this.state.version += 1;
  }

  /** Answers may overtake each other: a token issued earlier must not replace one issued later. */
  private accept(order: number, sentWith: Credentials, received: Credentials): void {
    this.windowUntil = this.clock() + batchWindowMs;
    const now = this.credentials;
    if (received.accessToken === now.accessToken && received.expiry === now.expiry) return;
    const followsCurrent = sentWith.accessToken === now.accessToken;
    const [receivedExpiry, ownExpiry] = [Number(received.expiry), Number(now.expiry)];
    const isNewer = receivedExpiry > ownExpiry || (receivedExpiry === ownExpiry && order > this.acceptedLease);
    if (!followsCurrent && !isNewer) return;
    this.acceptedLease = Math.max(order, this.acceptedLease);
    this.state.credentials = received;
    this.state.version += 1;
    this.onRenewed?.();
  }

  /**
   * The owner signs out: whatever ends the session from now on (the backend closes its cable at once) counts as that.
   */
  beginSignOut(): void {
    this.isSigningOut = true;
  }

  /** The sign-out was refused. */
  cancelSignOut(): void {
    this.isSigningOut = false;
  }

  /** Ends the session once; later calls change nothing. */
  end(cause: SessionEnd): void {
    if (this.endedBy !== null) return;
    const reason = this.isSigningOut ? "signedOut" : cause;
    this.endedBy = reason;
    for (const listener of this.endListeners) listener(reason);
    this.endListeners.clear();
  }

  /** Closes its sockets so that they reconnect: something behind them broke, but the session has not ended. */
  interrupt(): void {
    for (const listener of this.interruptListeners) listener();
  }

  /** Listens for interruptions; returns the function that stops listening. */
  onInterrupt(listener: () => void): () => void {
    this.interruptListeners.add(listener);
    return () => this.interruptListeners.delete(listener);
  }

  /** Listens for the session's end; returns the function that stops listening. */
  onEnd(listener: (reason: SessionEnd) => void): () => void {
    if (this.endedBy !== null) listener(this.endedBy);
    else this.endListeners.add(listener);
    return () => this.endListeners.delete(listener);
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
