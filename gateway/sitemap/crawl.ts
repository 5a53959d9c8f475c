import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createRest } from "../context";
import type { Gateway } from "../context";
import { caracas } from "../position";
import { toPublicationStatus } from "../resolvers/publication/publicationCodecs";
import { slugOf } from "../resolvers/publication/slug";
import type { PublicationRecord } from "../rest/publications";
import { getWall } from "../rest/wall";
import type { WallPosition } from "../rest/wall";

/** An address for search engines. */
export interface SiteEntry {
  path: string;
  /** ISO 8601; null where it is not known. */
  changedAt: string | null;
}

/** Everything public at the moment. */
export interface SiteEntries {
  publications: SiteEntry[];
  people: SiteEntry[];
}

/** Most pages of the wall that are read, in sequence with a pause (ms): a crawl must not slow visitors down. */
const maxStretches = 3_000;
const pauseMs = 15;

/** Reads the public wall to its end, as a guest: every backend has that call. */
export async function crawl(gateway: Gateway): Promise<SiteEntries> {
  const rest = createRest(gateway, { session: null, position: caracas, requestId: randomUUID() });
  const publications = new Map<string, SiteEntry>();
  const people = new Map<string, SiteEntry>();
  const seen = new Set<string>();
  const add = (record: PublicationRecord) => {
    const { id, owner } = record;
    if (record.withheld || !owner?.active || toPublicationStatus(record.publication_status) !== "ACTIVE") return;
    publications.set(id, {
      path: `/${slugOf(record.title ?? record.name ?? "")}/${encodeURIComponent(id)}`,
      changedAt: toIso(record.publish_date),
    });
    people.set(owner.id, { path: `/profile/third/${encodeURIComponent(owner.id)}`, changedAt: null });
  };
  let from: WallPosition | null = { page: 1, offset: 0, readAt: null };
  for (let count = 0; from && count < maxStretches; count += 1) {
    const stretch: Awaited<ReturnType<typeof getWall>> = await getWall(rest, caracas, from, "newest");
    const records = stretch.items.flatMap((item) => (item.item_type === "publication" ? [item.resource] : []));
    // A backend that repeats itself would never end.
    const isStuck: boolean =
      stretch.next?.offset === from.offset || (records.length > 0 && records.every(({ id }) => seen.has(id)));
    for (const record of records) {
      seen.add(record.id);
      add(record);
    }
    from = stretch.isEnd || isStuck ? null : stretch.next;
    await pause(pauseMs);
  }
  return { publications: [...publications.values()], people: [...people.values()] };
}

function toIso(date: string | null): string | null {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
