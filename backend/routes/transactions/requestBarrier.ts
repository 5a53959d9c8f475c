import { setImmediate, setTimeout } from "node:timers/promises";
import type { RequestHandler } from "express";
import { credentialsOf } from "../../session/middleware";

/** How long a single request waits for others, */
const aloneMs = 20;
/** how long a group waits for a further one, */
const quietMs = 60;
/** and how long any request waits in all. */
const maxWaitMs = 1_500;
/** A busy process reads some of what has arrived in each turn of its event loop. */
const turnsPerWait = 10;

interface RequestGroup {
  /** How many have turned out to be of a party. */
  admitted: number;
  /** Those that are still asked who sends them; each ends when that is known. */
  pending: Set<Promise<void>>;
  present: number;
}

declare module "express-serve-static-core" {
  interface Request {
    /** Reports to the barrier that a party of the transaction sends this. */
    admit?: () => void;
  }
}

/** Stands behind whatever finds out that a party of the transaction sends the request. */
export const admit: RequestHandler = (req, _res, next) => {
  req.admit?.();
  next();
};

/**
 * Requests for the same transaction that were sent at the same moment reach the server one by one, and the first could
 * be carried out before the last is read. `enter` counts them as they arrive, `admit` those of a party once that is
 * known; `waitUntilQuiet` waits until no further one of a party arrives, so that all are judged by the same status. No
 * other user can prolong it: a guest is not counted at all, and who turns out to be no party is waited for only once.
 */
export function createRequestBarrier() {
  const groups = new Map<string, RequestGroup>();

  const enter: RequestHandler = (req, res, next) => {
    if (!credentialsOf(req)) return next();
    const key = String(req.params.id);
    const group = groups.get(key) ?? { admitted: 0, pending: new Set(), present: 0 };
    groups.set(key, group);
    group.present++;
    const decided = new Promise<void>((resolve) => {
      req.admit = () => {
        group.admitted++;
        resolve();
      };
      res.once("close", () => {
        resolve();
        if (--group.present === 0) groups.delete(key);
      });
    });
    group.pending.add(decided);
    void decided.then(() => group.pending.delete(decided));
    next();
  };

  async function waitUntilQuiet(key: string) {
    const start = performance.now();
    const admitted = () => groups.get(key)?.admitted ?? 0;
    const pending = () => [...(groups.get(key)?.pending ?? [])];
    let seen: number;
    do {
      seen = admitted();
      await setTimeout(seen + pending().length > 1 ? quietMs : aloneMs);
      for (let turn = 0; turn < turnsPerWait; turn++) await setImmediate();
      await Promise.race([Promise.all(pending()), setTimeout(maxWaitMs, undefined, { ref: false })]);
    } while (admitted() !== seen && performance.now() - start < maxWaitMs);
  }

  return { enter, waitUntilQuiet };
}
