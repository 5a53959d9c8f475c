import { and, desc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BannerPlace } from "../../rules/banner";
import type { Db } from "./client";
import { bannerClicks, banners, bannerViews } from "./schema/banners";
import { images } from "./schema/images";

const bigImages = alias(images, "big_images");
const smallImages = alias(images, "small_images");

/** A banner, and how wide its pictures are. */
export type BannerView = Awaited<ReturnType<typeof listAllBanners>>[number];

/** Those of a place that show on a day, in order. */
export async function listShownBanners(db: Db, place: BannerPlace, today: string, limit: number, offset = 0) {
  return limit === 0 ? [] : selectBanners(db).where(isShownOn(place, today)).offset(offset).limit(limit);
}

/** `today` is the day in Caracas. */
export const countShownBanners = (db: Db, place: BannerPlace, today: string) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(banners)
    .where(isShownOn(place, today));

/** All there are, those that were taken down included, in order. */
export const listAllBanners = (db: Db) => selectBanners(db);

/** Days with views or clicks since `since`, of all banners, the latest first. */
export const listBannerDays = (db: Db, since: string) =>
  db
    .select({ bannerId, day, views: countOf(bannerViews.count), clicks: countOf(bannerClicks.count) })
    .from(bannerViews)
    .fullJoin(bannerClicks, isSameDay)
    .where(gte(day, since))
    .orderBy(desc(day));

/** All views and clicks of each banner that has any. */
export const countBannerVisits = (db: Db) =>
  db
    .select({
      bannerId,
      views: countOf(sql`sum(${bannerViews.count})`),
      clicks: countOf(sql`sum(${bannerClicks.count})`),
    })
    .from(bannerViews)
    .fullJoin(bannerClicks, isSameDay)
    .groupBy(bannerId);

const isSameDay = and(eq(bannerClicks.bannerId, bannerViews.bannerId), eq(bannerClicks.day, bannerViews.day));
const bannerId = sql<number>`coalesce(${bannerViews.bannerId}, ${bannerClicks.bannerId})`;
const day = sql<string>`coalesce(${bannerViews.day}, ${bannerClicks.day})::text`;
const countOf = (column: SQLWrapper) => sql<number>`coalesce(${column}, 0)::int`;

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
