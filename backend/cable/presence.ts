import { presenceStep } from "../../rules/lastSeen";
import { recordPresence } from "../commands/recordPresence";
import type { Services } from "../services";
import type { Hub } from "./hub";

/**
 * Returns a function that records who is connected to this process. To be called repeatedly; writes once per step and
 * user.
 */
export function watchPresence({ db, now }: Services, hub: Hub): () => Promise<void> {
  const recorded = new Set<number>();
  let step = 0;
  return async () => {
    const current = presenceStep(now()).getTime();
    if (current !== step) recorded.clear();
    step = current;
    const fresh = new Set([...hub.connections].flatMap(({ userId }) => (recorded.has(userId) ? [] : userId)));
    if (fresh.size === 0) return;
    for (const userId of fresh) recorded.add(userId);
    try {
      await recordPresence(db, [...fresh], now());
    } catch (error) {
      for (const userId of fresh) recorded.delete(userId);
      throw error;
    }
  };
}
