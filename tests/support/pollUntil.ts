import { vi } from "vitest";

/** Reads again and again until `isDone` accepts the value; throws after `ms` with the last one. */
export function pollUntil<T>(read: () => Promise<T>, isDone: (answer: T) => boolean, ms = 60_000): Promise<T> {
  const readDone = async () => {
    const answer = await read();
    if (!isDone(answer)) throw new Error(`Not so after ${ms} ms: ${JSON.stringify(answer)}`);
    return answer;
  };
  return vi.waitFor(readDone, { timeout: ms, interval: 50 });
}
