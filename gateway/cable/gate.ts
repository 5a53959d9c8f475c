/** Lets a bounded number of connections be made at a time: after a restart of the backend hundreds want to come back at once. */
export class ConnectGate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(size: number) {
    this.free = size;
  }

  /** Waits for a place; call what it gives exactly when the attempt has ended, well or badly. Calling it again does nothing. */
  async enter(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }
}
