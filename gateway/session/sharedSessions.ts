import type { SessionEnd, SessionState } from "./sessionState";

/** What the gateways know together of the session with some id. */
export interface SharedView {
  /** Its newest state. */
  state: SessionState | null;
  ended: SessionEnd | null;
  /** The id that it has now, and until when requests with the former one count. */
  renamed: { sid: string; until: number } | null;
}

/** A call's turn with a session's token, among the calls of all gateways. */
export interface SharedTurn {
  /** Whether the other gateways could be reached; otherwise the local state may be stale. */
  isAnswered: boolean;
  /** The state of another gateway, where it is newer. */
  newest: SessionState | null;
  ended: SessionEnd | null;
  /** Until when the backend replaces no token, in milliseconds since 1970. */
  windowUntil: number;
  /** The name of the turn, if this call is the one that rotates the token; null for calls that only use it. */
  name: string | null;
}

/** What one gateway publishes to the others. */
export interface SessionListener {
  ended(sid: string, reason: SessionEnd): void;
  /** All sessions of the account but the one with the id `kept`. */
  endedAll(uid: string, kept: string | null): void;
  renamed(former: string, sid: string, until: number): void;
  /** Its owner is signing out, or was refused it. */
  signingOut(sid: string, isSigningOut: boolean): void;
  /** Some of this may have been missed. */
  missed(): void;
}

/**
 * Sessions as several gateways have them together. Only `open` raises where they cannot be reached: a session that the
 * others do not know of must not begin. For the rest each gateway goes on alone meanwhile.
 */
export interface SharedSessions {
  open(state: SessionState): Promise<void>;
  find(sid: string): Promise<SharedView | null>;
  /** Waits, shortly, while another gateway's call gets the next token; with `mayRotate` this one may be that call. */
  takeTurn(state: SessionState, mayRotate: boolean): Promise<SharedTurn>;
  /** Ends a turn: with the state after the call, whether it is another one than before, and the backend's window. */
  endTurn(turn: SharedTurn, state: SessionState, found: { isNew: boolean; windowUntil: number }): Promise<void>;
  /** A call that replaces the token at once is under way, or over. */
  noteChange(sid: string, isUnderWay: boolean): Promise<void>;
  /** Resolves when no such call is under way at another gateway any more, or after a while. */
  whenChanged(sid: string): Promise<void>;
  end(state: SessionState, reason: SessionEnd): Promise<void>;
  endAllOf(uid: string, kept: string | null): Promise<void>;
  rename(former: string, state: SessionState, until: number): Promise<void>;
  noteSignOut(sid: string, isSigningOut: boolean): Promise<void>;
  listen(listener: SessionListener): void;
}
