import { setTimeout as wait } from "node:timers/promises";

/** Publications whose views may wait to be counted. */
const maxWaiting = 10_000;
/** How long a gateway that stops still counts, in ms. */
const patienceMs = 3_000;
/** After each call, so many times as long as it took. */
const restFactor = 3;

/**
 * Views of publications on pages that are shown again without asking the backend, which counts one for each answer of
 * the detail. One call at a time, and most of the time none: a crowd shall not cost the backend what sharing saves. A
 * count that fails is lost.
 */
export class PageViews {
  private readonly waiting = new Map<string, number>();
  private working: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly countOne: (publicationId: string) => Promise<unknown>) {}

  add(publicationId: string): void {
    const count = this.waiting.get(publicationId) ?? 0;
    if (count === 0 && this.waiting.size >= maxWaiting) return;
    this.waiting.set(publicationId, count + 1);
    this.working ??= this.work();
  }

  /** Counts what waits, without rest, as long as it does not take too long. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.working, wait(patienceMs, undefined, { ref: false })]);
    this.waiting.clear();
  }

  private async work(): Promise<void> {
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const [publicationId, count] = next;
      // Publications take turns: a popular one does not hold up the others.
      this.waiting.delete(publicationId);
      if (count > 1) this.waiting.set(publicationId, count - 1);
      const begun = performance.now();
      await this.countOne(publicationId).catch(() => "lost");
      const restMs = restFactor * (performance.now() - begun);
      await wait(restMs, undefined, { ref: false, signal: this.stopping.signal }).catch(() => "no rest any more");
    }
    this.working = null;
  }
}
