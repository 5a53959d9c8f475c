import { setTimeout as sleep } from "node:timers/promises";

/**
 * Reads again and again until `isDone` accepts the value; throws after `ms`, with the last one or with what the last
 * reading threw. Global setup, browser tests and benches wait, too, where Vitest's own `vi.waitFor` does not work.
 */
export async function pollUntil<T>(read: () => Promise<T>, isDone: (answer: T) => boolean, ms = 60_000): Promise<T> {
  const until = performance.now() + ms;
  for (;;) {
    const answer = await read().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ("value" in answer && isDone(answer.value)) return answer.value;
    if (performance.now() > until) {
      if ("error" in answer) throw answer.error;
      throw new Error(`Not so after ${ms} ms: ${JSON.stringify(answer.value)}`);
    }
    await sleep(50);
  }
}
