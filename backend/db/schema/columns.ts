import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";
import { cellDegrees } from "../../../rules/placeGrid";

/**
 * Column types that the tables share. One file per noun holds the tables; what the rules promise and a crash or a race
 * could break is a constraint there: reservations, one rating per party, one live proposal.
 */

/** PostgreSQL's full-text search vector. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** A query of such vectors. */
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
/** A point of the earthdistance extension. */
export const earth = customType<{ data: string }>({ dataType: () => "earth" });
/** In milliseconds, which is what clients get and send back as a place in a list. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** The database's clock, of the start of the transaction. */
export const createdAt = () => moment("created_at").notNull().defaultNow();

/** A cell of the map in degrees, written out: what is generated takes no parameters. */
export const cellWidth = sql.raw(String(cellDegrees));
/** From the edge of a cell to its centre. */
export const halfCell = sql.raw(String(cellDegrees / 2));
