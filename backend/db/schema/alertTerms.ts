import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { alerts } from "./alerts";
import { earth, moment, tsquery } from "./columns";

/**
 * Units of the terms of all alerts, each once: what a new publication meets of them says which alerts it may match.
 * No user's name stands beside them, and those of no alert are swept.
 */
export const alertUnits = pgTable(
  "alert_units",
  {
    id: serial("id").primaryKey(),
    field: text("field", { enum: ["title", "interests"] }).notNull(),
    /** Its words, in lower case. */
    text: text("text").notNull(),
    /** Whatever meets it has one of these (backend/db/unitSigns.ts). */
    signs: text("signs").array().notNull(),
    /** Word forms and categories, of which whatever meets it by its names has some; empty for none. */
    names: tsquery("names").notNull(),
    /** By its beginning, or spelt alike, it is met, too; null where it is not. */
    spelt: text("spelt"),
    /** Terms that were ever made of it: the rarest units of a term say most. */
    uses: integer("uses").notNull(),
    usedAt: moment("used_at").notNull(),
  },
  (t) => [
    unique("alert_units_once").on(t.field, t.text),
    // Not written in a lump later on: each publication would read what waits.
    index("alert_units_signs").using("gin", t.signs).with({ fastupdate: false }),
  ],
);

/**
 * The terms of alerts with what narrows them, so that few are read of a publication that matches few. Vacuumed early,
 * by a setting of migration 0067 that is not known here.
 */
export const alertTerms = pgTable(
  "alert_terms",
  {
    alertId: integer("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    /** Which of the alert's terms; without words, which of the steps of its values (backend/db/alertValues.ts). */
    term: smallint("term").notNull(),
    /** Degrees of the map that its radius touches, each a row; -1 is everywhere (backend/db/alertTiles.ts). */
    tile: integer("tile").notNull(),
    /**
     * Its two rarest units, or the only one, or without words its category with a step of its values, and the tile:
     * what meets one of two units does not find the term.
     */
    rarest: text("rarest").notNull(),
    /** All of which have to be met. */
    unitIds: integer("unit_ids").array().notNull(),
    /** With everything below it; 0 is any. */
    categoryId: integer("category_id").notNull(),
    lowUsd: integer("low_usd"),
    highUsd: integer("high_usd"),
    /** Whose alert it is; null, as `is_filtered`, only where a version before this one has indexed it. */
    userId: integer("user_id"),
    /** Whether its alert asks for more than stands here, so that it has to be read, too. */
    isFiltered: boolean("is_filtered"),
    /** What it asks of what things are; null is anything, or not said by the version before this one. */
    type: text("type", { enum: ["Producto", "service"] }),
    condition: text("condition", { enum: ["Nuevo", "Usado"] }),
    /**
     * Around what it is asked for, and within how many metres of a straight line through the earth; null is everywhere.
     */
    spot: earth("spot"),
    reach: doublePrecision("reach"),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.term, t.tile] }),
    // With all that is compared and answered, so that of most alerts nothing else is read.
    index("alert_terms_match").on(
      t.rarest,
      t.categoryId,
      t.lowUsd,
      t.highUsd,
      t.unitIds,
      t.isFiltered,
      t.type,
      t.condition,
      t.spot,
      t.reach,
      t.userId,
      t.alertId,
    ),
  ],
);
