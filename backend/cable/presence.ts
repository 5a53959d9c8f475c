import { presenceStep } from "../../rules/lastSeen";
import { recordPresence } from "../commands/recordPresence";
import type { Services } from "../services";
import type { Hub } from "./hub";

/** What keeps of those who are connected to this process that they are; to be called again and again. */
export function watchPresence({ db, now }: Services, hub: Hub): () => Promise<void> {
  const kept = new Set<number>();
  let step = 0;
  return async () => {
    const current = presenceStep(now()).getTime();
    if (current !== step) kept.clear();
    step = current;
    const fresh = new Set([...hub.connections].flatMap(({ userId }) => (kept.has(userId) ? [] : userId)));
    if (fresh.size === 0) return;
    for (const userId of fresh) kept.add(userId);
    try {
      await recordPresence(db, [...fresh], now());
    } catch (error) {
      for (const userId of fresh) kept.delete(userId);
      throw error;
    }
  };
}
