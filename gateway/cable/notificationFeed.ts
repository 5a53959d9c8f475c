import { setTimeout as wait } from "node:timers/promises";
import { isHidden } from "../rest/notifications";
import type { NotificationRecord } from "../rest/notifications";
import type { Feed } from "./feed";
import type { CableTiming } from "./timing";

/** Ids come from a counter but appear at commit: a lower one may show up a little later. */
export const lookBackIds = 50;
/** Ids remembered to deliver each notification once. */
const maxSeen = 2_000;

interface NotificationCursor {
  /** Everything up to here counts as known. */
  floor: number;
  /** Known before following began: twice as many as are looked back to, so that none of those is delivered again. */
  known: readonly NotificationRecord[];
  /** Whether the client wants what came between the cursor and now. */
  isCatchUp: boolean;
}

/**
 * A user's notifications without gaps, each once, the hidden kind left out. After every gap of the cable the missed
 * ones are requested, collected, sorted and only then delivered; what arrives live meanwhile is among them.
 */
export async function* notificationEvents(
  feed: Feed<NotificationRecord>,
  cursor: NotificationCursor,
  timing: Pick<CableTiming, "quietMs" | "longestCatchUpMs">,
): AsyncGenerator<NotificationRecord> {
  // A client's cursor is taken literally: only greater ids are delivered. Looking back is for the cable's own gaps,
  // where it is known what was delivered.
  const seen = new Set(cursor.known.filter((record) => Number(record.id) <= cursor.floor).map((record) => record.id));
  let highest = cursor.floor;
  // Older ones existed before; a catch-up of another follower may repeat them here.
  const oldest = cursor.floor - lookBackIds;
  const isNews = (record: NotificationRecord) => {
    if (seen.has(record.id) || Number(record.id) <= oldest) return false;
    seen.add(record.id);
    if (seen.size > maxSeen) seen.delete(seen.keys().next().value ?? "");
    highest = Math.max(highest, Number(record.id));
    return !isHidden(record);
  };
  const sorted = (records: NotificationRecord[]) => records.filter(isNews).sort((a, b) => Number(a.id) - Number(b.id));
  const catchUp = () => feed.catchUp(String(Math.max(0, highest - lookBackIds)));
  try {
    if (cursor.isCatchUp) {
      feed.catchUp(String(cursor.floor));
      yield* sorted([
        ...cursor.known.filter((record) => Number(record.id) > cursor.floor),
        ...(await collectUntilQuiet(feed, timing, catchUp)),
      ]);
    }
    for (;;) {
      const next = await feed.next();
      if (next.done) return;
      if (next.value.kind === "event") {
        if (isNews(next.value.event)) yield next.value.event;
        continue;
      }
      catchUp();
      yield* sorted(await collectUntilQuiet(feed, timing, catchUp));
    }
  } finally {
    feed.close();
  }
}

/** Collects what arrives until it is quiet: the catch-up has no end mark, and its frames come in any order. */
async function collectUntilQuiet(
  feed: Feed<NotificationRecord>,
  timing: Pick<CableTiming, "quietMs" | "longestCatchUpMs">,
  requestCatchUp: () => void,
): Promise<NotificationRecord[]> {
  const records: NotificationRecord[] = [];
  const end = Date.now() + timing.longestCatchUpMs;
  for (let isQuiet = false; !isQuiet && Date.now() < end;) {
    await wait(timing.quietMs);
    const items = feed.drain();
    records.push(...items.flatMap((item) => (item.kind === "event" ? [item.event] : [])));
    isQuiet = items.length === 0;
    if (items.some((item) => item.kind === "resumed")) requestCatchUp();
  }
  return records;
}
