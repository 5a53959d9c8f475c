import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { growingTo } from "../growing";
import { Session } from "./session";
import type { Credentials } from "./credentials";
import { isLater } from "./sessionState";
import type { SessionEnd, SessionState } from "./sessionState";
import type { SharedSessions } from "./sharedSessions";
import { dayMs } from "../../rules/durations";

/** The data of a new session. */
export interface NewSession {
  credentials: Credentials;
  userId: string | null;
  userToken: string | null;
  remember: boolean;
}

const rememberedMs = 30 * dayMs;
/** How long session headers are remembered after their last use, in ms. */
const headersMs = 30 * 60_000;
/** How long requests that were sent before a session got another id still find it, in ms. */
const renamedMs = 30_000;

/**
 * All live sessions by their random id. The cookie's copy of a session only counts when this process has never seen
 * its id (after a restart), or has an older state than the copy (other gateways went on alone); ids that were ended are
 * kept until their cookies would have run out, so that an old cookie cannot bring one back.
 */
export class SessionStore {
  private readonly sessions = new LRUCache<string, Session>(growingTo(50_000));
  private readonly byHeaders = new LRUCache<string, Session>({
    ...growingTo(20_000),
    ttl: headersMs,
    updateAgeOnGet: true,
  });
  private readonly revoked = new LRUCache<string, SessionEnd>({ ...growingTo(200_000), ttl: rememberedMs });

  /** Renamed sessions by their former ids. */
  private readonly renamed = new LRUCache<string, { session: Session; until: number }>({
    ...growingTo(50_000),
    ttl: rememberedMs,
  });

  constructor(
    private readonly unrememberedMs: number,
    private readonly clock: () => number = Date.now,
    private readonly shared: SharedSessions | null = null,
  ) {
    shared?.listen({
      ended: (sid, reason) => this.follow(sid, reason),
      endedAll: (uid, kept) => this.endKnownOf(uid, (session) => session.sid === kept),
      renamed: (former, sid, until) => void this.followRename(former, sid, until),
      signingOut: (sid, isSigningOut) => this.sessions.get(sid)?.hearOfSignOut(isSigningOut),
      missed: () => void this.askForMissed(),
    });
  }

  /** Opens a session as `open`, for other gateways, too; raises where they cannot learn of it. */
  async openForAll(opened: NewSession): Promise<Session> {
    const session = this.open(opened);
    try {
      await this.shared?.open(session.state);
      return session;
    } catch (error) {
      this.sessions.delete(session.sid);
      throw error;
    }
  }

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

  /** The same as `resume`, with what other gateways know of it. */
  async find(copy: SessionState): Promise<Session | SessionEnd> {
    if (!this.shared || this.revoked.has(copy.sid)) return this.resume(copy);
    const view = await this.shared.find(copy.sid);
    if (view?.ended) this.follow(copy.sid, view.ended);
    if (view?.renamed) {
      await this.followRename(copy.sid, view.renamed.sid, view.renamed.until);
      if (!this.renamed.has(copy.sid)) return "expired";
    }
    if (view?.state) this.adopt(view.state);
    return this.resume(copy);
  }

  /** The session of a cookie's copy, or how it ended. The stored one wins over an older copy. */
  resume(copy: SessionState): Session | SessionEnd {
    const ended = this.revoked.get(copy.sid);
    if (ended) return ended;
    const former = this.renamed.get(copy.sid);
    if (former && this.clock() >= former.until) return "expired";
    const known = this.sessions.get(copy.sid);
    if (known && isLater(copy, known.state)) known.adopt(copy);
    const session = former?.session ?? known ?? this.add(copy);
    if (!session.isOver) return session;
    void this.end(session, "expired");
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

  /**
   * Ends a session everywhere: its cookie is invalid and its listeners (sockets) are notified. Resolves when the other
   * gateways know it.
   */
  async end(session: Session, reason: SessionEnd): Promise<void> {
    session.end(reason);
    const isKnown = this.revoked.has(session.sid);
    this.revoked.set(session.sid, session.endedBy ?? reason);
    this.sessions.delete(session.sid);
    if (!isKnown) await session.announceEnd();
  }

  /**
   * Ends all sessions of an account but one. The backend has ended them already; this notifies their sockets now.
   * Headers that the remaining one came with before no longer lead to it.
   */
  async endAllOf(uid: string, kept: Session | null = null): Promise<void> {
    for (const [key, session] of this.byHeaders.entries())
      if (session === kept && key !== keyOf(session.credentials)) this.byHeaders.delete(key);
    this.endKnownOf(uid, (session) => session === kept);
    await this.shared?.endAllOf(uid, kept?.sid ?? null);
  }

  private endKnownOf(uid: string, isKept: (session: Session) => boolean): void {
    const account = uid.toLowerCase();
    for (const session of [...this.sessions.values(), ...this.byHeaders.values()])
      if (!isKept(session) && session.credentials.uid.toLowerCase() === account) void this.end(session, "expired");
  }

  /**
   * Gives a cookie's session another id: a copy from before the change of a password is worthless, except for
   * requests in flight. Its sockets have to reconnect when those are done.
   */
  async rename(session: Session): Promise<void> {
    const former = session.sid;
    const until = this.clock() + renamedMs;
    if (!this.move(former, newId(), until)) return;
    await this.shared?.rename(former, session.state, until);
  }

  private move(former: string, sid: string, until: number): boolean {
    const session = this.sessions.get(former);
    if (!session) return false;
    this.sessions.delete(former);
    const known = this.sessions.get(sid);
    // Its new cookie was here before the news: what listens under the former id comes back with it.
    if (known) session.interrupt();
    else {
      session.rename(sid);
      this.sessions.set(sid, session);
    }
    this.noteRename(former, known ?? session, until);
    return true;
  }

  /** The sockets that were opened with the former id have to reconnect when that no longer counts. */
  private noteRename(former: string, session: Session, until: number): void {
    this.renamed.set(former, { session, until });
    setTimeout(() => session.interrupt(), Math.max(0, until - this.clock())).unref();
  }

  private add(state: SessionState): Session {
    const session = new Session(state, this.clock, this.shared);
    this.sessions.set(state.sid, session);
    return session;
  }

  /** Another gateway has ended it. */
  private follow(sid: string, reason: SessionEnd): void {
    this.revoked.set(sid, reason);
    this.sessions.get(sid)?.end(reason);
    this.sessions.delete(sid);
  }

  /**
   * Re-checks sessions with sockets, whose end may have been missed; the others are checked by their next request. One
   * by one, since there may be many.
   */
  private async askForMissed(): Promise<void> {
    const followed = [...this.sessions.values()].filter(({ hasListeners }) => hasListeners);
    for (const { sid } of followed) {
      const view = await this.shared?.find(sid);
      if (view?.ended) this.follow(sid, view.ended);
      else if (view?.renamed) await this.followRename(sid, view.renamed.sid, view.renamed.until);
    }
  }

  /** Another gateway has given it another id. */
  private async followRename(former: string, sid: string, until: number): Promise<void> {
    if (this.renamed.has(former) || this.move(former, sid, until)) return;
    const view = await this.shared?.find(sid);
    if (view?.ended) this.follow(sid, view.ended);
    const session = view?.state && this.adopt(view.state);
    if (!session) return;
    if (this.clock() < until) this.noteRename(former, session, until);
    // No socket can have been opened here with it since.
    else this.renamed.set(former, { session, until });
  }

  private adopt(state: SessionState): Session {
    const known = this.sessions.get(state.sid);
    known?.adopt(state);
    return known ?? this.add(state);
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
