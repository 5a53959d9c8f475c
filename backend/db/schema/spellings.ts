import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Words of titles as they are written, in plain letters, each once: what is misspelt or written by ear is corrected by
 * them. Triggers of publications write them, and take away what no title has any more.
 */
export const spellings = pgTable("spellings", { word: text("word").primaryKey() }, (t) => [
  index("spellings_trigram").using("gin", sql`${t.word} gin_trgm_ops`),
  index("spellings_sound").on(sql`sound_of(${t.word})`),
]);
