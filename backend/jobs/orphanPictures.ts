import { inArray, min } from "drizzle-orm";
import { countAttempt } from "../db/attempts";
import { images } from "../db/schema/images";
import type { Services, StartPart } from "../services";
import { dayMs } from "../../rules/durations";

const checkMs = 10 * 60_000;
/** How often one of the processes on a database sweeps. */
const sweep = { count: 1, minutes: 24 * 60 };

/**
 * Removes the files that no row names: of uploads whose process ended, and what could not be removed in its time. A
 * file that is younger than a day may belong to an upload under way, whose row comes after its files. One that is older
 * than the oldest row is none of this database's: in front of an empty one the pictures of another must not vanish.
 * Answers how many pictures were removed.
 */
export async function removeOrphanPictures(
  { db, images: store, now, log }: Pick<Services, "db" | "images" | "now" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const [known] = await db.select({ since: min(images.createdAt) }).from(images);
  const since = known?.since?.getTime();
  if (since === undefined) return 0;
  const until = now().getTime() - dayMs;
  let removed = 0;
  for await (const page of store.list()) {
    if (signal?.aborted) return removed;
    const due = page.filter(({ writtenAt }) => writtenAt.getTime() >= since && writtenAt.getTime() < until);
    const ids = [...new Set(due.map(({ id }) => id))];
    if (ids.length === 0) continue;
    const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
    const named = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((one) => !named.has(one))) {
      if (signal?.aborted) return removed;
      await store.remove(id);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ removed }, "orphan pictures removed");
  return removed;
}

/** Sweeps once a day, in one of the processes, apart from the jobs, which do not wait for it. */
export const startOrphanSweep: StartPart = async (services) => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = async () => {
    const { count } = await countAttempt(services.db, "orphan pictures", sweep);
    if (count <= sweep.count) await removeOrphanPictures(services, stopping.signal);
  };
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => services.log.error({ err: error }, "orphan pictures not swept"))
      .finally(() => {
        running = undefined;
      });
  }, checkMs);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
};
