import { setTimeout as pause } from "node:timers/promises";

/** Sent at once, so that a slow server holds only some of them. */
const lanes = 5;

/**
 * Sends what is due until it is stopped, and ends what is under way. One claim after the other finds work for all
 * lanes, so that only one asks where there is none, and a lane that is free never waits for one that is not.
 */
export async function sendInLanes<Claimed>(
  claimOne: () => Promise<Claimed | undefined>,
  sendOne: (claimed: Claimed) => Promise<void>,
  logged: (error: unknown) => void,
  { pollMs, stopped }: { pollMs: number; stopped: AbortSignal },
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  while (!stopped.aborted) {
    const claimed = await claimOne().catch((error: unknown) => void logged(error));
    if (claimed) {
      const sending = sendOne(claimed)
        .catch(logged)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
      if (underWay.size >= lanes) await Promise.race(underWay);
    } else await pause(pollMs, undefined, { signal: stopped }).catch(() => {});
  }
  await Promise.all(underWay);
}
