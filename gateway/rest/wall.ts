import { z } from "zod";
import type { Position } from "../position";
import { checked } from "./client";
import type { RestClient } from "./client";
import { publicationRecord } from "./publications";
import { id, maybe, moment, number, readableOnes, text } from "./shapes";
import { userRecord } from "./users";

const change = z.object({
  id,
  updated_at: moment,
  publication: publicationRecord,
  interested_user: userRecord,
  publication_interested: maybe(publicationRecord),
});
const banner = z.object({ id, title: text, url_banner: text, url_image_big: text, url_image_small: text });

const item = z.discriminatedUnion("item_type", [
  z.object({ item_type: z.literal("publication"), resource: publicationRecord }),
  z.object({ item_type: z.literal("change"), resource: change }),
  z.object({ item_type: z.literal("banner"), resource: banner }),
]);
export type WallRecord = z.output<typeof item>;
export type ChangeRecord = z.output<typeof change>;
export type BannerRecord = z.output<typeof banner>;

const knownKinds = new Set<unknown>(["publication", "change", "banner"]);

const isKnown = (entry: unknown) => knownKinds.has((entry as { item_type?: unknown } | null)?.item_type);

const wall = z.object({
  response: z.array(z.unknown()),
  next_query: maybe(z.object({ current_page: number, offset: number })),
});
// A kind of card that this version does not know is left out.
const cards = z
  .unknown()
  .array()
  .transform((entries) => entries.filter(isKnown))
  .pipe(readableOnes(item));

/** Where the next stretch of the wall starts, as the backend told it. */
export interface WallPosition {
  page: number;
  offset: number;
}

/** A stretch of the wall. `next` comes also at the end, which is a stretch without anything in it. */
export async function getWall(
  rest: RestClient,
  near: Position,
  from: WallPosition,
): Promise<{ items: WallRecord[]; isEnd: boolean; next: WallPosition | null }> {
  const query = { date: "", ...near, current_page: from.page, offset: from.offset };
  const { response, next_query: next } = await rest.get("/wall", wall, { query });
  return {
    items: checked(cards, response),
    isEnd: response.length === 0,
    next:
      next?.current_page == null
        ? null
        : { page: next.current_page, offset: next.offset ?? from.offset + response.length },
  };
}
