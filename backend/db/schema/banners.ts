import { boolean, date, index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { bannerPlaces } from "../../../rules/banner";
import { images } from "./images";

/** The pictures with a link that the home page and the wall show. */
export const banners = pgTable("banners", {
  id: serial("id").primaryKey(),
  title: text("title").notNull(),
  /** https, or a path of the app. */
  url: text("url").notNull(),
  bigImageId: text("big_image_id")
    .notNull()
    .references(() => images.id),
  smallImageId: text("small_image_id")
    .notNull()
    .references(() => images.id),
  place: text("place", { enum: bannerPlaces }).notNull().default("wall"),
  /** The lowest comes first in its place. */
  position: integer("position").notNull().default(0),
  /** First and last day in Caracas; null is without bound. */
  startsOn: date("starts_on", { mode: "string" }),
  endsOn: date("ends_on", { mode: "string" }),
  /** False where an operator has taken it down. */
  isShown: boolean("is_shown").notNull().default(true),
  /**
   * Grows with every change, and with every move of another one past it, so that of two operators at once none
   * overwrites the other.
   */
  version: integer("version").notNull().default(1),
});

const dailyCount = () => ({
  bannerId: integer("banner_id")
    .notNull()
    .references(() => banners.id),
  day: date("day", { mode: "string" }).notNull(),
  count: integer("count").notNull(),
});

/** How often each banner was clicked on each day in Caracas, by different visitors. */
export const bannerClicks = pgTable("banner_clicks", dailyCount(), (t) => [
  primaryKey({ columns: [t.bannerId, t.day] }),
]);

/** The same of those who have seen it. */
export const bannerViews = pgTable("banner_views", dailyCount(), (t) => [primaryKey({ columns: [t.bannerId, t.day] })]);

/** Who has seen or clicked what today, each as a hash of its own that names no user; deleted when the day is over. */
export const bannerVisits = pgTable(
  "banner_visits",
  {
    bannerId: integer("banner_id")
      .notNull()
      .references(() => banners.id),
    day: date("day", { mode: "string" }).notNull(),
    visitor: text("visitor").notNull(),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.day, t.visitor] }), index("banner_visits_day").on(t.day)],
);
