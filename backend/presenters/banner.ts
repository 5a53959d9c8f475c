import { bannerWidth, pictureWidths } from "../../rules/pictures";
import { imageUrl } from "../adapters/images";
import type { BannerView } from "../db/banners";

/** A banner as everybody sees it. */
export function presentBanner({ banner, bigWidth, smallWidth }: BannerView, origin: string) {
  return {
    id: banner.id,
    card_kind: "banner",
    url_banner: banner.url,
    url_image_big: bannerImageUrl(origin, banner.bigImageId, bigWidth),
    url_image_small: bannerImageUrl(origin, banner.smallImageId, smallWidth),
    title: banner.title,
  };
}

interface BannerFigures {
  /** From 1, within its place. */
  position: number;
  views: number;
  clicks: number;
  days: readonly { day: string; views: number; clicks: number }[];
}

/** A banner as operators see it. */
export function presentKeptBanner(
  view: BannerView,
  { position, views, clicks, days }: BannerFigures,
  today: string,
  origin: string,
) {
  const { banner } = view;
  return {
    ...presentBanner(view, origin),
    version: banner.version,
    place: banner.place,
    position,
    starts_on: banner.startsOn,
    ends_on: banner.endsOn,
    shown: banner.isShown,
    state: stateOn(banner, today),
    views,
    clicks,
    days: days.map(({ day, views, clicks }) => ({ day, views, clicks })),
  };
}

function stateOn({ isShown, startsOn, endsOn }: BannerView["banner"], today: string) {
  if (!isShown) return "taken_down";
  if (startsOn !== null && startsOn > today) return "scheduled";
  return endsOn !== null && endsOn < today ? "over" : "shown";
}

/** The large version, which pictures of before and small ones do not have. */
const bannerImageUrl = (origin: string, imageId: string, width: number) =>
  imageUrl(origin, imageId, width > pictureWidths[0] ? bannerWidth : pictureWidths[0]);
