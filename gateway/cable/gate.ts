/** Bounds how many connections are opened at a time: after a restart of the backend hundreds reconnect at once. */
export class ConnectGate {
  private freeSlots: number;
  private readonly waiting: (() => void)[] = [];

  constructor(size: number) {
    this.freeSlots = size;
  }

  /**
   * Waits for a slot. Call the returned function when the attempt has ended, well or badly; further calls do nothing.
   */
  async enter(): Promise<() => void> {
    if (this.freeSlots > 0) this.freeSlots -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.freeSlots += 1;
    };
  }
}
