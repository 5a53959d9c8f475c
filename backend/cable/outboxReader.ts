import { asc, gt, max } from "drizzle-orm";
import { eventsChannel } from "../commands/outbox";
import type { CableEvent } from "../commands/outbox";
import { events } from "../db/schema/events";
import type { Services } from "../services";

const pageSize = 200;
const retryMs = 1_000;

/**
 * Reads the outbox as it grows, each event once and in order of id. Ids commit in their order (lockOutbox), so the last
 * id read is all that has to be remembered: after a lost connection it goes on from there.
 */
export async function readOutbox(
  { db, database, log, metrics }: Services,
  deliver: (stream: string, event: CableEvent) => Promise<void>,
): Promise<() => Promise<void>> {
  let lastId = 0;
  const stopping = new AbortController();
  let isPending = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Since when there is news that is not read; 0 for none. */
  let behindSince = 0;
  metrics?.watch(
    "truequea_outbox_lag_seconds",
    "How long news of the outbox has waited to be read and delivered by this process; 0 where there is none",
    () => (behindSince === 0 ? 0 : (performance.now() - behindSince) / 1_000),
  );

  async function drain() {
    while (isPending && !stopping.signal.aborted) {
      isPending = false;
      const rows = await db.select().from(events).where(gt(events.id, lastId)).orderBy(asc(events.id)).limit(pageSize);
      for (const row of rows) {
        lastId = row.id;
        metrics?.countEvent();
        await deliver(row.stream, row.payload as CableEvent).catch((error: unknown) =>
          log.error({ err: error, event: row.id }, "event not delivered"),
        );
      }
      if (rows.length === pageSize) isPending = true;
    }
    if (!isPending) behindSince = 0;
  }

  function wake() {
    isPending = true;
    behindSince ||= performance.now();
    running ??= drain()
      .catch((error: unknown) => {
        log.error({ err: error }, "outbox not read");
        timer = setTimeout(() => {
          timer = undefined;
          wake();
        }, retryMs);
      })
      .finally(() => {
        running = undefined;
        if (isPending && !stopping.signal.aborted && !timer) wake();
      });
  }

  const stopListening = await database.listen(eventsChannel, wake, wake);
  const [newest] = await db.select({ id: max(events.id) }).from(events);
  lastId = newest?.id ?? 0;
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await stopListening();
    await running;
  };
}
