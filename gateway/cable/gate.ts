/**
 * Lets a bounded number of connections be made at a time: after a restart of the backend hundreds want to come back
 * at once.
 */
export class ConnectGate {
  private freeSlots: number;
  private readonly waiting: (() => void)[] = [];

  constructor(size: number) {
    this.freeSlots = size;
  }

  /**
   * Waits for a place; call what it gives exactly when the attempt has ended, well or badly. Calling it again does
   * nothing.
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
