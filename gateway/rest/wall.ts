import { z } from "zod";
import type { Position } from "../position";
import { bannerRecord } from "./banners";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { publicationRecord } from "./publicationRecord";
import { misfit, partReader, withReader } from "./readers";
import { id, moment, nullable, number, readableItems } from "./shapes";
import { userRecord } from "./users";

const change = z.object({
  id,
  updated_at: moment,
  publication: publicationRecord,
  interested_user: userRecord,
  publication_interested: nullable(publicationRecord),
});

/** A card of the wall. */
export const wallItem = z.discriminatedUnion("item_type", [
  z.object({ item_type: z.literal("publication"), resource: publicationRecord }),
  z.object({ item_type: z.literal("change"), resource: change }),
  z.object({ item_type: z.literal("banner"), resource: bannerRecord }),
]);
/** A publication, an exchange that was completed, or a banner. */
export type WallRecord = z.output<typeof wallItem>;

const knownKinds = new Set<unknown>(["publication", "change", "banner"]);

const isKnownKind = (entry: unknown) => knownKinds.has((entry as { item_type?: unknown } | null)?.item_type);

const wall = z.object({
  response: z.array(z.unknown()),
  next_query: nullable(z.object({ current_page: number, offset: number })),
  /** Missing where the backend knows one order only. */
  order: z.enum(["newest", "distance"]).nullish().catch(null),
});
const knownCards = readableItems(wallItem);
const readKnownCards = partReader(knownCards);
// Unknown kinds of cards are left out.
const ofKnownKinds = (entries: unknown[]) => entries.filter(isKnownKind);
/** The cards of a page. */
export const wallCards = withReader(z.unknown().array().transform(ofKnownKinds).pipe(knownCards), (value) =>
  Array.isArray(value) ? readKnownCards(ofKnownKinds(value)) : misfit,
);

/** Where the next page of the wall starts, as the backend named it. */
export interface WallPosition {
  page: number;
  offset: number;
  /** When the first page was read, ms; what is published later is left out. Null where the backend cannot do this. */
  readAt: number | null;
}

/** A page of the wall. `next` comes even at the end, which is an empty page; `order` is null behind one order only. */
export async function getWall(
  rest: RestClient,
  near: Position,
  from: WallPosition,
  wantedOrder: "newest" | "distance",
): Promise<{
  items: WallRecord[];
  isEnd: boolean;
  next: WallPosition | null;
  order: "newest" | "distance" | null;
}> {
  const date = from.readAt === null ? "" : new Date(from.readAt).toISOString();
  const order = wantedOrder === "newest" ? undefined : wantedOrder;
  const query = { date, ...near, current_page: from.page, offset: from.offset, order };
  const { response, next_query: next, order: answeredOrder } = await rest.get("/wall", wall, { query });
  const readAt = answeredOrder ? (from.readAt ?? Date.now()) : null;
  return {
    items: parseUpstream(wallCards, response),
    isEnd: response.length === 0,
    next:
      next?.current_page == null
        ? null
        : { page: next.current_page, offset: next.offset ?? from.offset + response.length, readAt },
    order: answeredOrder ?? null,
  };
}
