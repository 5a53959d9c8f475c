import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "./db/client";
import { publicationViews } from "./db/schema/publications";

const flushMs = 1_000;

/** Counts views of publications in memory, and writes them together. */
export interface ViewCounter {
  /** A viewer opened a publication of another user. */
  add(publicationId: number): void;
  /** Writes the pending counts and stops counting. */
  stop(): Promise<void>;
}

/**
 * Counts organic views in memory and writes them every second in one statement, so that opening a publication costs no
 * write. A killed process loses a second of them; paid impressions are counted elsewhere, at once.
 */
export function createViewCounter(db: Db, log: Logger): ViewCounter {
  let pendingCounts = new Map<number, number>();
  let writing: Promise<void> = Promise.resolve();

  async function write() {
    if (pendingCounts.size === 0) return;
    const batch = [...pendingCounts].sort(([a], [b]) => a - b);
    pendingCounts = new Map();
    try {
      await db
        .insert(publicationViews)
        .values(batch.map(([publicationId, count]) => ({ publicationId, count })))
        .onConflictDoUpdate({
          target: publicationViews.publicationId,
          set: { count: sql`${publicationViews.count} + excluded.count` },
        });
    } catch (error) {
      log.error({ err: error }, "views not counted");
    }
  }

  const timer = setInterval(() => {
    writing = writing.then(write);
  }, flushMs);
  return {
    add: (publicationId) => {
      pendingCounts.set(publicationId, (pendingCounts.get(publicationId) ?? 0) + 1);
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
