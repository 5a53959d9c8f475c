import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";

/** One stored picture; its files are named by this random id, one per width. */
export const images = pgTable("images", {
  id: text("id").primaryKey(),
  ownerId: integer("owner_id"),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: createdAt(),
});
