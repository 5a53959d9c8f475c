/**
 * Begins so much work in a turn of the event loop, and what comes beyond it in the next ones, in order: between them
 * everything else that has arrived is looked at, so that a crowd on one page keeps no message waiting.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private begun = 0;

  constructor(private readonly perTurn: number) {}

  take(begin: () => void): void {
    if (this.begun === 0) setImmediate(this.next);
    if (this.begun < this.perTurn) {
      this.begun += 1;
      begin();
    } else this.waiting.push(begin);
  }

  private readonly next = (): void => {
    const batch = this.waiting.splice(0, this.perTurn);
    this.begun = batch.length;
    if (batch.length > 0) setImmediate(this.next);
    for (const begin of batch) begin();
  };
}
