import { sql } from "drizzle-orm";
import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { cellWidth, earth, halfCell } from "./columns";

/**
 * Cells of the map in which something was published; all that is in one is equally far. A trigger of publications
 * writes them, and nothing takes one away: an empty one costs a look.
 */
export const cells = pgTable(
  "cells",
  {
    /** Row and column of the cell in one number; as `publications.cell`. */
    id: integer("id").primaryKey(),
    /** Its centre, to the last bit as `publications.spot`. */
    spot: earth("spot").generatedAlwaysAs(
      sql`ll_to_earth((id / 60001 - 15000)::float8 * ${cellWidth} + ${halfCell}, (id % 60001 - 30000)::float8 * ${cellWidth} + ${halfCell})`,
    ),
  },
  (t) => [index("cells_spot").using("gist", t.spot)],
);
