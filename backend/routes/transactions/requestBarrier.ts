import { setImmediate, setTimeout } from "node:timers/promises";
import type { RequestHandler } from "express";

/** How long a single request waits for others, */
const aloneMs = 20;
/** how long a group waits for a further one, */
const quietMs = 60;
/** and how long any request waits in all. */
const maxWaitMs = 1_500;
/** A busy process reads some of what has arrived in each turn of its event loop. */
const turnsPerWait = 10;

interface RequestGroup {
  arrived: number;
  present: number;
}

/**
 * Requests for the same transaction that were sent at the same moment reach the server one by one, and the first could
 * be carried out before the last is read. `enter` counts them as they arrive; `waitUntilQuiet` waits until no further
 * one arrives, so that all are judged by the same status.
 */
export function createRequestBarrier() {
  const groups = new Map<string, RequestGroup>();

  const enter: RequestHandler = (req, res, next) => {
    const key = String(req.params.id);
    const group = groups.get(key) ?? { arrived: 0, present: 0 };
    groups.set(key, group);
    group.arrived++;
    group.present++;
    res.once("close", () => {
      if (--group.present === 0) groups.delete(key);
    });
    next();
  };

  async function waitUntilQuiet(key: string) {
    const start = performance.now();
    const arrived = () => groups.get(key)?.arrived ?? 0;
    let seen: number;
    do {
      seen = arrived();
      await setTimeout(seen > 1 ? quietMs : aloneMs);
      for (let turn = 0; turn < turnsPerWait; turn++) await setImmediate();
    } while (arrived() !== seen && performance.now() - start < maxWaitMs);
  }

  return { enter, settled: waitUntilQuiet };
}
