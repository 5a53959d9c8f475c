import { integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { images } from "./images";

/** The pictures with a link that the wall shows. */
export const banners = pgTable("banners", {
  id: serial("id").primaryKey(),
  title: text("title").notNull(),
  url: text("url").notNull(),
  bigImageId: text("big_image_id")
    .notNull()
    .references(() => images.id),
  smallImageId: text("small_image_id")
    .notNull()
    .references(() => images.id),
  clicks: integer("clicks").notNull().default(0),
});
