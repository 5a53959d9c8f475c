import type { QueryResolvers, ResolversTypes } from "../../__generated__/resolvers";
import { getWall } from "../../rest/wall";
import type { WallPosition, WallRecord } from "../../rest/wall";
import { toBanner } from "../banner/banner";
import { loadFullRecords } from "../publication/fullRecords";
import { decodeCursor, encodeCursor } from "../common/cursorPages";
import { resolvePosition } from "../common/position";

type WallItem = Awaited<ResolversTypes["WallItem"]>;

export const wallQueries: QueryResolvers = {
  async wall(_root, { after, near, order: wantedOrder }, context) {
    const { rest, loaders, position, backendOrigin } = context;
    const list = `wall.${wantedOrder ?? "NEWEST"}`;
    const match = after ? decodeCursor(after, list, /^(\d{1,9}):(\d{1,9})(?::(\d{1,15}))?$/) : null;
    const from = {
      page: match ? Number(match[1]) : 1,
      offset: match ? Number(match[2]) : 0,
      readAt: match?.[3] ? Number(match[3]) : null,
    };
    const { items, isEnd, next, order } = await getWall(
      rest,
      resolvePosition(near, position, "near"),
      from,
      wantedOrder === "NEARBY" ? "distance" : "newest",
    );
    for (const item of items) loaders.prime(publicationsOf(item));
    const full = await loadFullRecords(items.flatMap(publicationsOf), context);
    const shownIds = new Set(full.map((record) => record.id));
    const isShown = (item: WallRecord) => publicationsOf(item).every((record) => shownIds.has(record.id));
    const isLast = isEnd || next === null;
    return {
      items: items.filter(isShown).flatMap((item) => toWallItem(item, backendOrigin) ?? []),
      // The backend always names a next page; the wall ends with an empty one.
      pageInfo: { hasNextPage: !isLast, endCursor: isLast ? null : encodeCursor(list, cursorOf(next)) },
      canOrderByDistance: order !== null,
    };
  },
};

const cursorOf = ({ page, offset, readAt }: WallPosition) => [page, offset, readAt ?? []].flat().join(":");

function publicationsOf(item: WallRecord) {
  if (item.item_type === "publication") return [item.resource];
  if (item.item_type === "banner") return [];
  const { publication, publication_interested: offered } = item.resource;
  return offered ? [publication, offered] : [publication];
}

/** Null for a banner without pictures, or one that leads nowhere. */
function toWallItem(item: WallRecord, backendOrigin: string): WallItem | null {
  const id = `${item.item_type}-${item.resource.id}`;
  switch (item.item_type) {
    case "publication":
      return { __typename: "PublicationWallItem", id, publication: item.resource };
    case "change": {
      const { updated_at, publication, interested_user, publication_interested } = item.resource;
      const completedAt = updated_at ?? new Date(0).toISOString();
      return {
        __typename: "ExchangeWallItem",
        id,
        completedAt,
        publication,
        offeredPublication: publication_interested,
        interested: interested_user,
      };
    }
    case "banner": {
      const banner = toBanner(item.resource, backendOrigin);
      return banner && { __typename: "BannerWallItem", ...banner, id, bannerId: banner.id };
    }
  }
}
