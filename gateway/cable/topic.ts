import type { Logger } from "../log";
import type { Channel } from "./channels";
import { Feed } from "./feed";
import type { FeedItem } from "./feed";

/**
 * Largest backlog of a channel, the oldest dropped first: more than the longest history that one frame can bring in
 * practice.
 */
const maxBacklog = 20_000;

/** What a topic needs of its connection. */
interface TopicConnection {
  catchUp(lastId: string): void;
  /** The last follower has left. */
  onUnfollowed(): void;
}

/** One identifier on one user's connection, with all its followers. */
export class Topic<Event> {
  readonly ready: Promise<void>;
  private settle: { resolve(): void; reject(error: Error): void } | null = null;
  private isReady = false;
  private downSince = 0;
  private readonly feeds = new Set<Feed<Event>>();
  private readonly backlog = new Map<string, Event>();
  private pendingCatchUp: string | null = null;

  constructor(
    readonly identifier: string,
    private readonly channel: Channel<Event>,
    private readonly connection: TopicConnection,
    private readonly log: Logger,
    private readonly logged: Set<string>,
  ) {
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.ready.catch(() => {});
  }

  get isFollowed(): boolean {
    return this.feeds.size > 0;
  }

  /** A new follower. Complete once `ready`; by then `backlog` holds the channel's history. */
  follow(): Feed<Event> {
    const feed: Feed<Event> = new Feed(
      () => {
        this.feeds.delete(feed);
        if (this.feeds.size === 0) this.connection.onUnfollowed();
      },
      (lastId) => this.catchUp(lastId),
      [...this.backlog.values()],
    );
    this.feeds.add(feed);
    return feed;
  }

  /** The backlog as it is now. */
  snapshot(): Event[] {
    return [...this.backlog.values()];
  }

  receive(message: unknown): void {
    for (const event of this.parse(message)) {
      const key = this.channel.backlogKey?.(event) ?? undefined;
      // After a gap the whole history arrives again: only what is new in it is delivered.
      const isNews = key === undefined || !this.backlog.has(key);
      if (key !== undefined) this.addToBacklog(key, event);
      // The history that arrives before the first confirmation goes to the backlog, not to followers.
      if (isNews && (key === undefined || this.isReady)) this.push({ kind: "event", event });
    }
  }

  confirmed(isResumed: boolean): void {
    if (!this.isReady) {
      this.isReady = true;
      for (const feed of this.feeds) feed.backlog = this.snapshot();
      this.settle?.resolve();
    }
    if (isResumed) this.push({ kind: "resumed", downSince: this.downSince });
  }

  down(): void {
    this.downSince = Date.now();
  }

  fail(error: Error): void {
    this.settle?.reject(error);
    for (const feed of this.feeds) feed.fail(error);
  }

  /**
   * The session or the gateway ends. The followers' sockets are closed for the same reason, and must close first: a
   * stream that completes would keep a browser from reconnecting.
   */
  end(reason: Error): void {
    this.settle?.reject(reason);
    setTimeout(() => this.feeds.forEach((feed) => feed.close()), 1_000).unref();
  }

  /** Followers resume together after a gap: one request with the smallest id serves all of them. */
  private catchUp(lastId: string): void {
    if (this.pendingCatchUp === null) {
      queueMicrotask(() => {
        const from = this.pendingCatchUp;
        this.pendingCatchUp = null;
        if (from !== null) this.connection.catchUp(from);
      });
    }
    if (this.pendingCatchUp === null || Number(lastId) < Number(this.pendingCatchUp)) this.pendingCatchUp = lastId;
  }

  private push(item: FeedItem<Event>): void {
    for (const feed of this.feeds) feed.push(item);
  }

  private addToBacklog(key: string, event: Event): void {
    this.backlog.set(key, event);
    if (this.backlog.size > maxBacklog) this.backlog.delete(this.backlog.keys().next().value ?? "");
  }

  /** Unknown events and broken payloads are dropped and logged once; the other streams live on. */
  private parse(message: unknown): Event[] {
    try {
      return this.channel.parse(message);
    } catch {
      const event =
        typeof message === "object" && message !== null && "event" in message
          ? String(message.event).slice(0, 40)
          : "none";
      const kind = `${this.channel.name} ${event}`;
      if (!this.logged.has(kind) && this.logged.size < 200) {
        this.logged.add(kind);
        this.log.warn({ channel: this.channel.name, event }, "unknown cable event dropped");
      }
      return [];
    }
  }
}
