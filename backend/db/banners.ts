import { and, desc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BannerPlace } from "../../rules/banner";
import type { Db } from "./client";
import { bannerClicks, banners } from "./schema/banners";
import { images } from "./schema/images";

const bigImages = alias(images, "big_images");
const smallImages = alias(images, "small_images");

/** A banner, and how wide its pictures are. */
export type BannerView = Awaited<ReturnType<typeof listAllBanners>>[number];

/** Those of a place that show on a day, in order. */
export async function listShownBanners(db: Db, place: BannerPlace, today: string, limit: number, offset = 0) {
  return limit === 0 ? [] : selectBanners(db).where(isShownOn(place, today)).offset(offset).limit(limit);
}

export const countShownBanners = (db: Db, place: BannerPlace, today: string) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(banners)
    .where(isShownOn(place, today));

/** All there are, those that were taken down included, in order. */
export const listAllBanners = (db: Db) => selectBanners(db);

/** Clicks of all banners for each day since `since`, the latest first. */
export const listBannerClicks = (db: Db, since: string) =>
  db.select().from(bannerClicks).where(gte(bannerClicks.day, since)).orderBy(desc(bannerClicks.day));

/** All clicks of each banner that has any. */
export const countBannerClicks = (db: Db) =>
  db
    .select({ bannerId: bannerClicks.bannerId, count: sql<number>`sum(${bannerClicks.count})::int` })
    .from(bannerClicks)
    .groupBy(bannerClicks.bannerId);

const selectBanners = (db: Db) =>
  db
    .select({ banner: banners, bigWidth: bigImages.width, smallWidth: smallImages.width })
    .from(banners)
    .innerJoin(bigImages, eq(bigImages.id, banners.bigImageId))
    .innerJoin(smallImages, eq(smallImages.id, banners.smallImageId))
    .orderBy(banners.place, banners.position, banners.id)
    .$dynamic();

const isShownOn = (place: BannerPlace, today: string) =>
  and(
    eq(banners.place, place),
    eq(banners.isShown, true),
    or(isNull(banners.startsOn), lte(banners.startsOn, today)),
    or(isNull(banners.endsOn), gte(banners.endsOn, today)),
  );
