import { z } from "zod";
import type { Position } from "../position";
import { parseUpstream } from "./client";
import type { RestClient } from "./client";
import { publicationRecord } from "./publications";
import { id, moment, nullable, number, readableItems, text } from "./shapes";
import { userRecord } from "./users";

const change = z.object({
  id,
  updated_at: moment,
  publication: publicationRecord,
  interested_user: userRecord,
  publication_interested: nullable(publicationRecord),
});
const banner = z.object({ id, title: text, url_banner: text, url_image_big: text, url_image_small: text });

const item = z.discriminatedUnion("item_type", [
  z.object({ item_type: z.literal("publication"), resource: publicationRecord }),
  z.object({ item_type: z.literal("change"), resource: change }),
  z.object({ item_type: z.literal("banner"), resource: banner }),
]);
export type WallRecord = z.output<typeof item>;

const knownKinds = new Set<unknown>(["publication", "change", "banner"]);

const isKnownKind = (entry: unknown) => knownKinds.has((entry as { item_type?: unknown } | null)?.item_type);

const wall = z.object({
  response: z.array(z.unknown()),
  next_query: nullable(z.object({ current_page: number, offset: number })),
});
// Unknown kinds of cards are left out.
const cards = z
  .unknown()
  .array()
  .transform((entries) => entries.filter(isKnownKind))
  .pipe(readableItems(item));

/** Where the next page of the wall starts, as the backend named it. */
export interface WallPosition {
  page: number;
  offset: number;
}

/** A page of the wall. `next` comes even at the end, which is an empty page. */
export async function getWall(
  rest: RestClient,
  near: Position,
  from: WallPosition,
): Promise<{ items: WallRecord[]; isEnd: boolean; next: WallPosition | null }> {
  const query = { date: "", ...near, current_page: from.page, offset: from.offset };
  const { response, next_query: next } = await rest.get("/wall", wall, { query });
  return {
    items: parseUpstream(cards, response),
    isEnd: response.length === 0,
    next:
      next?.current_page == null
        ? null
        : { page: next.current_page, offset: next.offset ?? from.offset + response.length },
  };
}
