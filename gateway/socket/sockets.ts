/** Counts open sockets by their owner. */
export class SocketCounter {
  private readonly counts = new Map<string, number>();

  /** Counts a socket; false when the limit is reached. */
  enter(key: string, most: number): boolean {
    const count = this.counts.get(key) ?? 0;
    if (count >= most) return false;
    this.counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = (this.counts.get(key) ?? 0) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

/** A token bucket for messages. */
export class MessageRateLimit {
  private left: number;
  private filledAt: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly clock: () => number = Date.now,
  ) {
    this.left = burst;
    this.filledAt = clock();
  }

  /** Counts one message; false when it is too many. */
  take(): boolean {
    const now = this.clock();
    this.left = Math.min(this.burst, this.left + ((now - this.filledAt) / 1_000) * this.perSecond);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
