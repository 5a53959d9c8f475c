/**
 * Why a socket is one too many: by the count here, or by the count of all gateways, which may include sockets of a
 * crashed one.
 */
export type SocketRefusal = "tooMany" | "tryLater";

/** Counts open sockets by their owner. */
export interface SocketCounter {
  /** Counts a socket and returns what stops counting it, or why it is refused. */
  enter(owner: string, most: number): Promise<(() => void) | SocketRefusal>;
}

/** Counts those of this process. */
export class LocalSocketCounter implements SocketCounter {
  private readonly counts = new Map<string, number>();

  async enter(owner: string, most: number): Promise<(() => void) | "tooMany"> {
    const count = this.counts.get(owner) ?? 0;
    if (count >= most) return "tooMany";
    this.counts.set(owner, count + 1);
    return () => this.leave(owner);
  }

  private leave(owner: string): void {
    const count = (this.counts.get(owner) ?? 0) - 1;
    if (count > 0) this.counts.set(owner, count);
    else this.counts.delete(owner);
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
