import { setTimeout as pause } from "node:timers/promises";
import { caracas } from "../position";
import { toPublicationStatus } from "../resolvers/publication/publicationCodecs";
import type { RestClient } from "../rest/client";
import { listPublicationAddresses } from "../rest/publicationAddresses";
import type { PublicationAddress } from "../rest/publicationAddresses";
import type { PublicationRecord } from "../rest/publicationRecord";
import { getWall } from "../rest/wall";
import type { WallPosition } from "../rest/wall";

/** Between two pages, in ms: reading everything must not slow visitors down. */
const pauseMs = 15;
/** Most pages of the wall that are read. */
const maxStretches = 3_000;

/** Every publication that guests may see, each once; from the wall where the backend does not list them. */
export async function* listPublic(rest: RestClient): AsyncGenerator<PublicationAddress> {
  const first = await listPublicationAddresses(rest, "0");
  yield* first ? listByIds(rest, first) : listByWall(rest);
}

async function* listByIds(rest: RestClient, first: PublicationAddress[]): AsyncGenerator<PublicationAddress> {
  for (let page: PublicationAddress[] | undefined = first; page;) {
    yield* page;
    const last: string | undefined = page.at(-1)?.id;
    if (last === undefined) return;
    await pause(pauseMs);
    const next = await listPublicationAddresses(rest, last);
    // A backend that repeats itself would never end.
    page = next?.some(({ id }) => Number(id) <= Number(last)) ? undefined : next;
  }
}

/** Reads the public wall to its end, as a guest: every backend has that call. */
async function* listByWall(rest: RestClient): AsyncGenerator<PublicationAddress> {
  const seen = new Set<string>();
  let from: WallPosition | null = { page: 1, offset: 0, readAt: null };
  for (let count = 0; from && count < maxStretches; count += 1) {
    const stretch: Awaited<ReturnType<typeof getWall>> = await getWall(rest, caracas, from, "newest");
    const records = stretch.items.flatMap((item) => (item.item_type === "publication" ? [item.resource] : []));
    const fresh = records.filter(({ id }) => !seen.has(id));
    for (const record of fresh) {
      seen.add(record.id);
      yield* addressOf(record);
    }
    const isStuck: boolean = stretch.next?.offset === from.offset || (records.length > 0 && fresh.length === 0);
    from = stretch.isEnd || isStuck ? null : stretch.next;
    await pause(pauseMs);
  }
}

function addressOf({
  id,
  title,
  name,
  owner,
  withheld,
  publish_date,
  publication_status,
}: PublicationRecord): PublicationAddress[] {
  if (withheld || !owner?.active || toPublicationStatus(publication_status) !== "ACTIVE") return [];
  return [{ id, title: title ?? name ?? "", publish_date, owner_id: owner.id }];
}
