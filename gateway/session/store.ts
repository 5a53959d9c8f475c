import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Session } from "./session";
import type { SessionEnd, SessionState } from "./session";
import type { Credentials } from "./credentials";

/** The data of a new session. */
export interface NewSession {
  credentials: Credentials;
  userId: string | null;
  userToken: string | null;
  remember: boolean;
}

const rememberedMs = 30 * 24 * 3_600_000;
/** How long session headers are remembered after their last use, in ms. */
const headersMs = 30 * 60_000;
/** How long requests that were sent before a session got another id still find it, in ms. */
const renamedMs = 30_000;

/**
 * All live sessions by their random id. The cookie's copy of a session only counts when this process has never seen
 * its id (after a restart); ids that were ended are kept until their cookies would have run out, so that an old
 * cookie cannot bring one back.
 */
export class SessionStore {
  private readonly sessions = new LRUCache<string, Session>({ max: 50_000 });
  private readonly byHeaders = new LRUCache<string, Session>({ max: 20_000, ttl: headersMs, updateAgeOnGet: true });
  private readonly revoked = new LRUCache<string, SessionEnd>({ max: 200_000, ttl: rememberedMs });

  /** Renamed sessions by their former ids. */
  private readonly renamed = new LRUCache<string, { session: Session; until: number }>({
    max: 50_000,
    ttl: rememberedMs,
  });

  constructor(
    private readonly unrememberedMs: number,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Opens a session under a new id: an id from before the sign-in is never reused. */
  open({ credentials, userId, userToken, remember }: NewSession): Session {
    const startedAt = this.clock();
    return this.add({
      sid: newId(),
      credentials,
      userId,
      userToken,
      remember,
      startedAt,
      endsAt: startedAt + (remember ? rememberedMs : this.unrememberedMs),
      version: 1,
    });
  }

  /** The session of a cookie's copy, or how it ended. The stored one wins over the copy. */
  resume(copy: SessionState): Session | SessionEnd {
    const ended = this.revoked.get(copy.sid);
    if (ended) return ended;
    const former = this.renamed.get(copy.sid);
    if (former && this.clock() >= former.until) return "expired";
    const session = former?.session ?? this.sessions.get(copy.sid) ?? this.add(copy);
    if (!session.isOver) return session;
    this.end(session, "expired");
    return "expired";
  }

  /**
   * The session of a client that sends the five headers itself; they are not validated yet. The same headers are the
   * same session, over HTTP and sockets alike: they share its cable connection, and a token that was replaced without
   * the client's knowledge (a socket's responses have no headers) leads on to the new one. One that was signed out
   * stays ended, even where the backend has no sign-out.
   */
  forHeaders(credentials: Credentials): Session {
    const known = this.byHeaders.get(keyOf(credentials));
    if (known && (!known.isOver || known.endedBy === "signedOut")) return known;
    const session = transientSession(credentials, this.clock);
    const remember = () => void this.byHeaders.set(keyOf(session.credentials), session);
    remember();
    session.onRenewed = remember;
    return session;
  }

  /** Ends a session everywhere: its cookie is invalid and its listeners (sockets) are notified. */
  end(session: Session, reason: SessionEnd): void {
    session.end(reason);
    this.revoked.set(session.sid, session.endedBy ?? reason);
    this.sessions.delete(session.sid);
  }

  /**
   * Ends all sessions of an account but one. The backend has ended them already; this notifies their sockets now.
   * Headers that the remaining one came with before no longer lead to it.
   */
  endAllOf(uid: string, kept: Session | null = null): void {
    const account = uid.toLowerCase();
    for (const [key, session] of this.byHeaders.entries())
      if (session === kept && key !== keyOf(session.credentials)) this.byHeaders.delete(key);
    for (const session of [...this.sessions.values(), ...this.byHeaders.values()]) {
      if (session !== kept && session.credentials.uid.toLowerCase() === account) this.end(session, "expired");
    }
  }

  /**
   * Gives a cookie's session another id: a copy from before the change of a password is worthless, except for
   * requests in flight. Its sockets have to reconnect when those are done.
   */
  rename(session: Session): void {
    const former = session.sid;
    if (!this.sessions.delete(former)) return;
    this.renamed.set(former, { session, until: this.clock() + renamedMs });
    session.rename(newId());
    this.sessions.set(session.sid, session);
    setTimeout(() => session.interrupt(), renamedMs).unref();
  }

  private add(state: SessionState): Session {
    const session = new Session(state, this.clock);
    this.sessions.set(state.sid, session);
    return session;
  }
}

function newId(): string {
  return randomBytes(18).toString("base64url");
}

function keyOf({ accessToken, client, uid }: Credentials): string {
  return hash("sha256", JSON.stringify([accessToken, client, uid]), "base64url");
}

function transientSession(credentials: Credentials, clock: () => number): Session {
  const startedAt = clock();
  const sid = `headers-${randomBytes(9).toString("base64url")}`;
  return new Session(
    {
      sid,
      credentials,
      userId: null,
      userToken: null,
      remember: false,
      startedAt,
      endsAt: startedAt + rememberedMs,
      version: 1,
    },
    clock,
  );
}
