import type { BannerPlace, BannerState } from "../../__generated__/enums";
import type { Banner, KeptBanner, QueryResolvers } from "../../__generated__/resolvers";
import { toLink } from "../../backendAddress";
import { toImage } from "../../image";
import { listBanners, listKeptBanners } from "../../rest/banners";
import type { BannerRecord, KeptBannerRecord } from "../../rest/banners";
import { requireOperator } from "../moderation/moderation";

/** Null for a banner without pictures, or one that leads nowhere. */
export function toBanner(record: BannerRecord, backendOrigin: string): Omit<Banner, "__typename"> | null {
  const { id, title, url_banner, url_image_big, url_image_small } = record;
  const wideImage = toImage(url_image_big ?? url_image_small, backendOrigin);
  const narrowImage = toImage(url_image_small ?? url_image_big, backendOrigin);
  const url = toLink(url_banner, backendOrigin);
  if (!wideImage || !narrowImage || url === null) return null;
  return { id, title: title ?? "", url, wideImage, narrowImage };
}

/** A banner as operators see it; null where its record is unusable. */
export function toKeptBanner(record: KeptBannerRecord, backendOrigin: string): KeptBanner | null {
  const banner = toBanner(record, backendOrigin);
  const { version, position, views, clicks, days } = record;
  return (
    banner && {
      ...banner,
      // As it was written: an operator edits it.
      url: record.url_banner ?? banner.url,
      version,
      position,
      views,
      clicks,
      days,
      place: record.place.toUpperCase() as BannerPlace,
      state: record.state.toUpperCase() as BannerState,
      startsOn: record.starts_on,
      endsOn: record.ends_on,
    }
  );
}

/** The wire writes the same words in small letters. */
export const toWirePlace = (place: BannerPlace) => place.toLowerCase() as KeptBannerRecord["place"];

export const bannerQueries: QueryResolvers = {
  async banners(_root, { place }, { rest, backendOrigin }) {
    const records = await listBanners(rest, toWirePlace(place));
    return records?.flatMap((record) => toBanner(record, backendOrigin) ?? []) ?? null;
  },
  async keptBanners(_root, _args, context) {
    await requireOperator(context);
    return (await listKeptBanners(context.rest)).flatMap((record) => toKeptBanner(record, context.backendOrigin) ?? []);
  },
};
