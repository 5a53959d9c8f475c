import { LRUCache } from "lru-cache";
import { growingTo } from "../growing";
import pLimit from "p-limit";
import { AppError } from "../errors";
import type { Logger } from "../log";
import type { MessageRecord } from "../rest/messages";
import type { Session } from "../session/session";
import { isMessage, messageChannel, chatParams, relayBookingNews } from "./channels";
import type { Channel } from "./channels";
import { CableConnection } from "./connection";
import type { CableServerState } from "./connection";
import type { Feed } from "./feed";
import { identifierOf } from "./frames";
import type { ChannelParams } from "./frames";
import { CableRejectedError, CableTimeoutError } from "./subscription";
import { cableTiming } from "./timing";
import type { CableTiming } from "./timing";
import { Topic } from "./topic";

/** The shared connections to the backend's cable, one per signed-in user and credential. */
export interface CableHub {
  readonly timing: CableTiming;
  /**
   * Follows a channel; resolves once the backend has confirmed. NOT_FOUND when it rejects, UPSTREAM_TIMEOUT when it
   * stays silent, at the latest after `withinMs`.
   */
  follow<Event>(
    session: Session,
    channel: Channel<Event>,
    params: ChannelParams,
    withinMs?: number,
  ): Promise<Feed<Event>>;
  /**
   * The messages of a conversation, oldest first: they arrive only over its channel, which is unsubscribed again
   * after a while.
   */
  history(session: Session, chatId: string, userId: string): Promise<MessageRecord[]>;
  /** Performs an action of a channel, subscribing first where it has no follower. Actions have no answer. */
  perform<Event>(
    session: Session,
    channel: Channel<Event>,
    params: ChannelParams,
    action: string,
    values: ChannelParams,
  ): Promise<void>;
  /** How many connections are held. */
  readonly size: number;
  /** Closes every connection. */
  close(): void;
}

interface CableHubOptions {
  /** The backend's origin, http or https. */
  backendUrl: string;
  log: Logger;
  /** The origin of our own pages. */
  publicOrigin?: string | undefined;
  timing?: Partial<CableTiming>;
  /**
   * Asked when the cable rejects a session: REST knows whether the session is over or only the cable refuses these
   * credentials. Without it the cable is believed.
   */
  isSessionOver?(session: Session): Promise<boolean>;
  /** Called when a connection breaks: what is sent meanwhile is missed. */
  onGap?(): void;
}

/** Most connections that may be opening at a time. */
const maxConnecting = 20;

/** Shares the cable connections of a gateway among its sockets. */
export function createCableHub({ timing, ...options }: CableHubOptions): CableHub {
  return new Hub(
    { isSessionOver: () => Promise.resolve(true), onGap: () => {}, ...options },
    { ...cableTiming, ...timing },
  );
}

class Hub implements CableHub {
  private readonly connections = new Map<string, UserConnection>();
  private readonly server: CableServerState;
  private readonly loggedKinds = new Set<string>();
  /** Credentials that the cable has just refused: not tried again for a while. */
  private readonly refusedKeys: LRUCache<string, true>;

  constructor(
    private readonly options: Required<Omit<CableHubOptions, "timing" | "publicOrigin">> &
      Pick<CableHubOptions, "publicOrigin">,
    readonly timing: CableTiming,
  ) {
    const origins = [options.backendUrl, options.publicOrigin].flatMap((url) =>
      url === undefined ? [] : new URL(url).origin,
    );
    this.server = { connecting: pLimit(maxConnecting), speaksSubprotocol: true, origins: [...new Set(origins)] };
    this.refusedKeys = new LRUCache({ ...growingTo(10_000), ttl: timing.refusedMs });
  }

  get size(): number {
    return this.connections.size;
  }

  async follow<Event>(
    session: Session,
    channel: Channel<Event>,
    params: ChannelParams,
    withinMs?: number,
  ): Promise<Feed<Event>> {
    const topic = this.connectionOf(session).topic(channel, params);
    const feed = topic.follow();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      if (withinMs !== undefined) timer = setTimeout(() => reject(new CableTimeoutError("not in time")), withinMs);
    });
    try {
      await Promise.race([topic.ready, tooLate]);
      return feed;
    } catch (error) {
      feed.close();
      throw toAppError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async history(session: Session, chatId: string, userId: string): Promise<MessageRecord[]> {
    const feed = await this.follow(session, messageChannel, chatParams(chatId, userId), this.timing.answerMs);
    feed.close();
    return feed.backlog.filter(isMessage).sort((a, b) => Number(a.id) - Number(b.id));
  }

  async perform<Event>(
    session: Session,
    channel: Channel<Event>,
    params: ChannelParams,
    action: string,
    values: ChannelParams,
  ): Promise<void> {
    const feed = await this.follow(session, channel, params, this.timing.answerMs);
    this.connectionOf(session).perform(identifierOf(channel.name, params), action, values);
    feed.close();
  }

  close(): void {
    for (const userConnection of this.connections.values()) userConnection.close();
  }

  private connectionOf(session: Session): UserConnection {
    if (session.isOver) throw new AppError("UNAUTHENTICATED");
    const key = session.connectionKey;
    const known = this.connections.get(key);
    if (this.refusedKeys.has(key)) throw new AppError("UPSTREAM_UNAVAILABLE");
    if (known) return known;
    const userConnection = new UserConnection(this.options, session, this.server, this.timing, this.loggedKinds, {
      onClosed: () => {
        if (this.connections.get(key) === userConnection) this.connections.delete(key);
      },
      onRefused: (wasConnected) => void this.resolveRefusal(session, userConnection, wasConnected),
    });
    this.connections.set(key, userConnection);
    return userConnection;
  }

  /**
   * A session that the cable ended after accepting it is over; one that it never accepted may still be good for REST.
   */
  private async resolveRefusal(session: Session, userConnection: UserConnection, wasConnected: boolean): Promise<void> {
    const key = session.connectionKey;
    this.refusedKeys.set(key, true);
    // If the backend cannot answer, the session lives on: its next call will show.
    const isOver = wasConnected || (await this.options.isSessionOver(session).catch(() => false));
    if (isOver) {
      this.refusedKeys.delete(key);
      session.end("expired");
    } else {
      this.options.log.warn("the cable refuses a session that is good for REST");
      session.interrupt();
    }
    userConnection.close(isOver ? "UNAUTHENTICATED" : "UPSTREAM_UNAVAILABLE");
  }
}

/** One user's connection and its topics. It closes with the last topic or with the session. */
class UserConnection {
  private readonly connection: CableConnection;
  private readonly topics = new Map<string, Topic<unknown>>();
  private readonly graceTimers = new Map<string, NodeJS.Timeout>();
  private readonly stopListening: () => void;
  private isClosed = false;

  constructor(
    private readonly options: Pick<Required<CableHubOptions>, "backendUrl" | "log" | "onGap">,
    session: Session,
    server: CableServerState,
    private readonly timing: CableTiming,
    private readonly loggedKinds: Set<string>,
    private readonly handlers: { onClosed(): void; onRefused(wasConnected: boolean): void },
  ) {
    this.connection = new CableConnection({
      backendUrl: options.backendUrl,
      server,
      timing,
      log: options.log,
      // A long lease waits for a token that is about to be replaced, without claiming the next replacement itself.
      async credentials() {
        const lease = await session.leaseCredentials({ isLong: true });
        await lease.settle(null);
        return session.credentials;
      },
      onMessage: (identifier, message) => this.receive(identifier, message),
      onConfirmed: (identifier, isResumed) => this.topics.get(identifier)?.confirmed(isResumed),
      onFailed: (identifier, error) => this.drop(identifier, error),
      onDown: () => {
        options.onGap();
        this.topics.forEach((topic) => topic.down());
      },
      onEnded: (wasConnected) => handlers.onRefused(wasConnected),
    });
    this.stopListening = session.onEnd(() => this.close());
  }

  topic<Event>(channel: Channel<Event>, params: ChannelParams): Topic<Event> {
    const identifier = identifierOf(channel.name, params);
    this.cancelGrace(identifier);
    const known = this.topics.get(identifier);
    // The identifier starts with the channel's name, so the kind of event is the same.
    if (known) return known as Topic<Event>;
    const userId = params["user_id"] ?? "";
    const topic = new Topic<Event>(
      identifier,
      channel,
      {
        catchUp: (lastId) => this.perform(identifier, "catch_up", { last_notification_id: lastId, user_id: userId }),
        onUnfollowed: () => this.scheduleLeave(identifier),
      },
      this.options.log,
      this.loggedKinds,
    );
    this.topics.set(identifier, topic as Topic<unknown>);
    this.connection.subscribe(identifier);
    return topic;
  }

  perform(identifier: string, action: string, values: ChannelParams): void {
    this.connection.perform(identifier, action, values);
  }

  close(reason: "UNAUTHENTICATED" | "UPSTREAM_UNAVAILABLE" = "UNAUTHENTICATED"): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stopListening();
    this.connection.close();
    for (const timer of this.graceTimers.values()) clearTimeout(timer);
    const topics = [...this.topics.values()];
    this.topics.clear();
    for (const topic of topics) topic.end(new AppError(reason));
    this.handlers.onClosed();
  }

  private receive(identifier: string, message: unknown): void {
    const topic = this.topics.get(identifier);
    if (!topic) return;
    topic.receive(message);
    const relayed = relayBookingNews(identifier, message);
    if (relayed) this.topics.get(relayed.identifier)?.receive(relayed.message);
  }

  private scheduleLeave(identifier: string): void {
    if (this.isClosed || !this.topics.has(identifier)) return;
    this.cancelGrace(identifier);
    this.graceTimers.set(
      identifier,
      setTimeout(() => this.leave(identifier), this.timing.graceMs),
    );
  }

  private leave(identifier: string): void {
    this.graceTimers.delete(identifier);
    this.topics.delete(identifier);
    this.connection.unsubscribe(identifier);
    if (this.topics.size === 0) this.close();
  }

  private drop(identifier: string, error: Error): void {
    const topic = this.topics.get(identifier);
    this.cancelGrace(identifier);
    this.topics.delete(identifier);
    topic?.fail(toAppError(error));
    if (this.topics.size === 0) this.close();
  }

  private cancelGrace(identifier: string): void {
    clearTimeout(this.graceTimers.get(identifier));
    this.graceTimers.delete(identifier);
  }
}

function toAppError(error: unknown): Error {
  if (error instanceof AppError) return error;
  return new AppError(error instanceof CableRejectedError ? "NOT_FOUND" : "UPSTREAM_TIMEOUT");
}
