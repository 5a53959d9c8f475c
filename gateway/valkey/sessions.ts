import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { SessionEnd, SessionState } from "../session/sessionState";
import type { SessionListener, SharedTurn, SharedSessions, SharedView } from "../session/sharedSessions";
import type { ValkeyConnection } from "./connection";
import { takeTurnScript, endTurnScript } from "./sessionScripts";

const pollMs = 20;
/** How long a change of the token may take, as long as the longest call, in ms. */
const changeMs = 60_000;
/** How long others wait for it, in ms. */
const changeWaitMs = 10_000;
/** How long a stop waits for Valkey where it has something to leave there, in ms. */
const lastMs = 3_000;

/**
 * Sessions of all gateways, sealed as in the cookie. The names of their keys do not reveal their ids, and each opens
 * under its own key only: copied to another one it is worth nothing.
 */
export class ValkeySessions implements SharedSessions {
  /** Ends that could not be published, by the session's id. */
  private readonly unpublished = new Map<string, { state: SessionState; reason: SessionEnd }>();
  /** States with a new token that could not be kept: without them the others go on with one that is dead. */
  private readonly unkept = new Map<string, SessionState>();

  constructor(
    private readonly valkey: ValkeyConnection,
    private readonly clock: () => number = Date.now,
    /**
     * How long a call that gets the next token holds up the others, in ms: a hanging one must not hold up its
     * neighbours.
     */
    private readonly turnMs = 1_000,
  ) {
    valkey.client.defineCommand("takeSessionTurn", { numberOfKeys: 3, lua: takeTurnScript });
    valkey.client.defineCommand("endSessionTurn", { numberOfKeys: 2, lua: endTurnScript });
    valkey.onListening(() => {
      for (const { state, reason } of this.unpublished.values()) void this.end(state, reason);
      void this.keepRest();
    });
  }

  /** At the stop: publishes what only this gateway knows, if Valkey comes back in time. */
  async stop(): Promise<void> {
    const until = Date.now() + lastMs;
    while (this.unkept.size > 0 && Date.now() < until) {
      await this.keepRest();
      if (this.unkept.size > 0) await delay(pollMs);
    }
  }

  async open(state: SessionState): Promise<void> {
    await this.valkey.require(this.keep(state, 0));
  }

  async find(sid: string): Promise<SharedView | null> {
    const { client } = this.valkey;
    const found = await this.valkey.attempt(
      Promise.all([
        client.get(this.key("ended", sid)),
        client.get(this.key("renamed", sid)),
        client.hget(this.key("session", sid), "state"),
      ]),
    );
    if (!found) return null;
    const [ended, renamed, state] = found;
    return {
      ended: ended as SessionEnd | null,
      renamed: renamed === null ? null : ((await this.unseal(renamed, "renamed", sid)) as SharedView["renamed"]),
      state: state === null ? null : await this.readState(state, sid),
    };
  }

  async takeTurn(state: SessionState, mayRotate: boolean): Promise<SharedTurn> {
    const name = randomUUID();
    // It may be renamed while this waits.
    const { sid } = state;
    const turn: SharedTurn = { isAnswered: false, newest: null, ended: null, windowUntil: 0, name: null };
    const waitUntil = Date.now() + this.turnMs;
    for (let tries = 0; ; tries += 1) {
      const mine = turn.newest ?? state;
      const answer = await this.valkey.attempt(this.ask(sid, mine, name, mayRotate));
      if (!answer) return { ...turn, isAnswered: false };
      turn.isAnswered = true;
      const [status, content, window] = answer;
      if (status === "ended") return { ...turn, ended: content as SessionEnd };
      turn.windowUntil = Number(window);
      if (content !== "") turn.newest = await this.readState(content, sid);
      if (status === "taken") return { ...turn, name };
      if (status === "unknown" && tries === 0) await this.valkey.attempt(this.keep(mine, 0));
      else if (status !== "wait" || Date.now() >= waitUntil) return turn;
      else await delay(pollMs);
    }
  }

  async endTurn(
    { name }: SharedTurn,
    state: SessionState,
    { isNew, windowUntil }: { isNew: boolean; windowUntil: number },
  ): Promise<void> {
    const isKept = await this.valkey.attempt(
      isNew ? this.keep(state, windowUntil, name ?? "") : this.endSessionTurn(state, name ?? "", windowUntil, ""),
    );
    if (isNew && isKept === undefined) this.unkept.set(state.sid, state);
  }

  private async keepRest(): Promise<void> {
    for (const [sid, state] of this.unkept)
      if ((await this.valkey.attempt(this.keep(state, 0))) !== undefined) this.unkept.delete(sid);
  }

  async noteChange(sid: string, isUnderWay: boolean): Promise<void> {
    const key = this.key("change", sid);
    const { client } = this.valkey;
    await this.valkey.attempt<unknown>(isUnderWay ? client.set(key, "1", "PX", changeMs) : client.del(key));
  }

  async whenChanged(sid: string): Promise<void> {
    const until = Date.now() + changeWaitMs;
    while (Date.now() < until) {
      if (!(await this.valkey.attempt(this.valkey.client.exists(this.key("change", sid))))) return;
      await delay(pollMs);
    }
  }

  async end(state: SessionState, reason: SessionEnd): Promise<void> {
    this.unkept.delete(state.sid);
    const { client } = this.valkey;
    const isPublished = await this.valkey.attempt(
      Promise.all([
        client.set(this.key("ended", state.sid), reason, "PX", this.lifeOf(state)),
        client.del(this.key("session", state.sid)),
      ]),
    );
    if (!isPublished) return void this.unpublished.set(state.sid, { state, reason });
    this.unpublished.delete(state.sid);
    await this.valkey.publish("session ended", [state.sid, reason]);
  }

  endAllOf(uid: string, kept: string | null): Promise<void> {
    return this.valkey.publish("sessions ended", [uid, kept]);
  }

  async rename(former: string, state: SessionState, until: number): Promise<void> {
    const sealed = await this.valkey.seal({ sid: state.sid, until }, this.key("renamed", former));
    // First the session under its new id: whoever reads that looks for it there.
    await this.valkey.attempt(this.keep(state, 0));
    await this.valkey.attempt(
      Promise.all([
        this.valkey.client.set(this.key("renamed", former), sealed, "PX", this.lifeOf(state)),
        this.valkey.client.del(this.key("session", former)),
      ]),
    );
    await this.valkey.publish("session renamed", [former, state.sid, until]);
  }

  noteSignOut(sid: string, isSigningOut: boolean): Promise<void> {
    return this.valkey.publish("signing out", [sid, isSigningOut]);
  }

  listen(listener: SessionListener): void {
    const on = <Content extends unknown[]>(kind: string, hear: (...content: Content) => void) =>
      this.valkey.onNews(kind, (content) => hear(...(content as Content)));
    on("session ended", listener.ended);
    on("sessions ended", listener.endedAll);
    on("session renamed", listener.renamed);
    on("signing out", listener.signingOut);
    this.valkey.onListening(listener.missed);
  }

  private ask(sid: string, state: SessionState, turn: string, mayRotate: boolean) {
    const key = (kind: string) => this.key(kind, sid);
    const values = [...this.orderOf(state), this.clock(), turn, this.turnMs, mayRotate ? "1" : "0"];
    return this.valkey.client.takeSessionTurn(key("session"), key("turn"), key("ended"), ...values);
  }

  /** Stores a state, unless there is a newer one. */
  private async keep(state: SessionState, windowUntil: number, turn = ""): Promise<unknown> {
    const [order, life] = [this.orderOf(state), this.lifeOf(state)];
    const { sid } = state;
    const sealed = await this.valkey.seal(state, this.key("session", sid));
    return this.endSessionTurn({ sid }, turn, windowUntil, sealed, ...order, life);
  }

  private endSessionTurn({ sid }: Pick<SessionState, "sid">, ...values: (string | number)[]): Promise<number> {
    return this.valkey.client.endSessionTurn(this.key("session", sid), this.key("turn", sid), ...values);
  }

  private async readState(sealed: string, sid: string): Promise<SessionState | null> {
    return (await this.unseal(sealed, "session", sid)) as SessionState | null;
  }

  private unseal(sealed: string, kind: string, sid: string): Promise<unknown> {
    return this.valkey.unseal(sealed, this.key(kind, sid));
  }

  private key(kind: string, sid: string): string {
    return `tq:${kind}:${this.valkey.nameOf(sid)}`;
  }

  private orderOf({ credentials, version }: SessionState): [expiry: string, version: number, mark: string] {
    return [String(Number(credentials.expiry) || 0), version, this.valkey.nameOf(credentials.accessToken)];
  }

  /** As long as a copy in a cookie can be good, in ms. */
  private lifeOf({ endsAt }: SessionState): number {
    return Math.max(1_000, Math.ceil(endsAt - this.clock()));
  }
}
