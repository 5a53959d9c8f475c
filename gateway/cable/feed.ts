import { AppError } from "../errors";

/** The items of a feed: events, and a mark where some may have been lost. */
export type FeedItem<Event> = { kind: "event"; event: Event } | { kind: "resumed"; downSince: number };

/** Most items that wait for a slow reader. */
const maxWaiting = 1_000;

/** One follower's queue of a channel. Bounded: a reader that cannot keep up is cut off and must subscribe again. */
export class Feed<Event> implements AsyncIterableIterator<FeedItem<Event>> {
  private readonly waiting: FeedItem<Event>[] = [];
  private reader: { resolve(result: IteratorResult<FeedItem<Event>>): void; reject(error: Error): void } | null = null;
  private failure: Error | null = null;
  private isDone = false;

  constructor(
    private readonly onClose: () => void,
    readonly catchUp: (lastId: string) => void,
    /** The channel's backlog when following began; later events come through the queue. */
    public backlog: Event[] = [],
  ) {}

  push(item: FeedItem<Event>): void {
    if (this.isDone) return;
    if (this.reader) {
      this.reader.resolve({ done: false, value: item });
      this.reader = null;
      return;
    }
    this.waiting.push(item);
    if (this.waiting.length > maxWaiting) this.fail(new AppError("UPSTREAM_UNAVAILABLE"));
  }

  /** Ends it with an error for its reader. */
  fail(error: Error): void {
    if (this.isDone) return;
    this.failure = error;
    this.waiting.length = 0;
    this.close();
  }

  /** Ends it without one. */
  close(): void {
    if (this.isDone) return;
    this.isDone = true;
    if (this.reader && this.failure) this.reader.reject(this.failure);
    else this.reader?.resolve({ done: true, value: undefined });
    if (this.reader) this.failure = null;
    this.reader = null;
    this.onClose();
  }

  /** The items that wait right now. */
  drain(): FeedItem<Event>[] {
    return this.waiting.splice(0);
  }

  next(): Promise<IteratorResult<FeedItem<Event>>> {
    const item = this.waiting.shift();
    if (item) return Promise.resolve({ done: false, value: item });
    if (this.failure) {
      const failure = this.failure;
      this.failure = null;
      return Promise.reject(failure);
    }
    if (this.isDone) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => {
      this.reader = { resolve, reject };
    });
  }

  return(): Promise<IteratorResult<FeedItem<Event>>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * A generator over a feed that ends at once when its reader leaves. A generator alone would not: its `return` waits
 * for the `next` that is under way, which may never come.
 */
export function closeWithReader<T>(
  feed: Pick<Feed<unknown>, "close">,
  generator: AsyncGenerator<T>,
): AsyncIterableIterator<T> {
  return {
    async next() {
      try {
        const result = await generator.next();
        if (result.done) feed.close();
        return result;
      } catch (error) {
        feed.close();
        throw error;
      }
    },
    return() {
      feed.close();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
