import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Credentials } from "./credentials";
import { isLater } from "./sessionState";
import type { SessionEnd, SessionState } from "./sessionState";
import type { SharedTurn, SharedSessions } from "./sharedSessions";

/** One upstream call's lease of the credentials. */
interface CredentialLease {
  readonly credentials: Credentials;
  /**
   * Call once, with the credentials of the response (null for none, or for a lost response). What it changes here is
   * changed at once; it resolves when other gateways know it, too.
   */
  settle(received: Credentials | null): Promise<void>;
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
    /** Where other gateways have the session, too. */
    private readonly shared: SharedSessions | null = null,
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
    if (this.rotating && this.clock() >= this.windowUntil)
      await Promise.race([this.rotating, wait(rotationWaitMs, undefined, { ref: false })]);
    const order = ++this.issued;
    let release: (() => void) | null = null;
    const isFirst = !this.rotating && !options.isLong && this.clock() >= this.windowUntil;
    if (isFirst) {
      const pending = new Promise<void>((resolve) => {
        release = resolve;
      }).then(() => {
        if (this.rotating === pending) this.rotating = null;
      });
      this.rotating = pending;
    }
    const turn = this.shared && (await this.takeTurn(this.shared, isFirst));
    const sentWith = this.credentials;
    let settled = false;
    return {
      credentials: sentWith,
      settle: async (received) => {
        if (settled) return;
        settled = true;
        const isNew = received !== null && this.accept(order, sentWith, received);
        if (turn) await this.shared?.endTurn(turn, this.state, { isNew, windowUntil: this.windowUntil });
        release?.();
      },
    };
  }

  private async takeTurn(shared: SharedSessions, mayRotate: boolean): Promise<SharedTurn> {
    const turn = await shared.takeTurn(this.state, mayRotate);
    if (turn.newest) this.adopt(turn.newest);
    this.windowUntil = Math.max(this.windowUntil, turn.windowUntil);
    if (turn.ended) this.end(turn.ended);
    return turn;
  }

  /** Takes over what another gateway has got, unless something newer has come here meanwhile. */
  adopt(state: SessionState): void {
    if (isLater(this.state, state)) return;
    this.state.credentials = state.credentials;
    this.state.version = state.version;
  }

  /**
   * Tracks a call that replaces the token at once, without the backend's window: calls refused meanwhile wait for it,
   * see `whenRotated`.
   */
  async trackRotation<T>(send: () => Promise<T>): Promise<T> {
    const { shared, sid } = this;
    const call = shared ? shared.noteChange(sid, true).then(send) : send();
    const pending = call
      .catch(() => undefined)
      .then(async () => {
        await shared?.noteChange(sid, false);
        if (this.rotatingCall === pending) this.rotatingCall = null;
      });
    this.rotatingCall = pending;
    return call;
  }

  /**
   * Resolves when no call is replacing the token any more; the newest is here then, unless the other gateways could not
   * be asked: then it answers false.
   */
  async whenRotated(): Promise<boolean> {
    if (this.rotatingCall) await this.rotatingCall;
    else if (this.shared) {
      await this.shared.whenChanged(this.sid);
      return (await this.takeTurn(this.shared, false)).isAnswered;
    }
    return true;
  }

  /** Continues under another id. */
  rename(sid: string): void {
    this.state.sid = sid;
    this.state.version += 1;
  }

  /** Answers may overtake each other: a token issued earlier must not replace one issued later. Whether it did. */
  private accept(order: number, sentWith: Credentials, received: Credentials): boolean {
    this.windowUntil = this.clock() + batchWindowMs;
    const now = this.credentials;
    if (received.accessToken === now.accessToken && received.expiry === now.expiry) return false;
    const followsCurrent = sentWith.accessToken === now.accessToken;
    const [receivedExpiry, ownExpiry] = [Number(received.expiry), Number(now.expiry)];
    const isNewer = receivedExpiry > ownExpiry || (receivedExpiry === ownExpiry && order > this.acceptedLease);
    if (!followsCurrent && !isNewer) return false;
    this.acceptedLease = Math.max(order, this.acceptedLease);
    this.state.credentials = received;
    this.state.version += 1;
    this.onRenewed?.();
    return true;
  }

  /**
   * The owner signs out: whatever ends the session from now on (the backend closes its cable at once) counts as that.
   */
  async beginSignOut(): Promise<void> {
    this.isSigningOut = true;
    await this.shared?.noteSignOut(this.sid, true);
  }

  /** The sign-out was refused. */
  async cancelSignOut(): Promise<void> {
    this.isSigningOut = false;
    await this.shared?.noteSignOut(this.sid, false);
  }

  /** The same, as another gateway has published it. */
  hearOfSignOut(isSigningOut: boolean): void {
    this.isSigningOut = isSigningOut;
  }

  /** Ends the session once; later calls change nothing. */
  end(cause: SessionEnd): void {
    if (this.endedBy !== null) return;
    const reason = this.isSigningOut ? "signedOut" : cause;
    this.endedBy = reason;
    for (const listener of this.endListeners) listener(reason);
    this.endListeners.clear();
  }

  /** Publishes to the other gateways how it has ended. */
  async announceEnd(): Promise<void> {
    if (this.endedBy) await this.shared?.end(this.state, this.endedBy);
  }

  /** Closes its sockets so that they reconnect: something behind them broke, but the session has not ended. */
  interrupt(): void {
    for (const listener of this.interruptListeners) listener();
  }

  /** Whether something depends on it between requests: sockets, a cable connection. */
  get hasListeners(): boolean {
    return this.endListeners.size > 0;
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
