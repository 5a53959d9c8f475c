import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { categories } from "./categories";

/** What like things are worth: those of a category, and those of them with a word in their title; none that are few. */
export const valueRanges = pgTable(
  "value_ranges",
  {
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    /** As titles are indexed: its stem, without accents; blank for the whole category. */
    word: text("word").notNull(),
    /** Whole US dollars: a quarter of the owners name less, and a quarter more. */
    low: integer("low").notNull(),
    high: integer("high").notNull(),
    things: integer("things").notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.word] })],
);
