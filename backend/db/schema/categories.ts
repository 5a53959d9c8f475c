import { foreignKey, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** The tree of categories, written at the start from backend/catalogue/categories.json. */
export const categories = pgTable(
  "categories",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    level: smallint("level").notNull(),
    fatherId: integer("father_id"),
    /** Ids from the first level down to this one. */
    path: integer("path").array().notNull(),
  },
  (t) => [foreignKey({ columns: [t.fatherId], foreignColumns: [t.id] })],
);
