import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { publications, reviewedColumns } from "./publications";

/**
 * What owners changed in what they had published. Every edit is a row: its id is the version that the next edit starts
 * from, its request id makes a repeat harmless. What the review must see waits in it while the approved version stays
 * in `publications`.
 */
export const publicationEdits = pgTable(
  "publication_edits",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    /** Made by the client once per form. */
    requestId: text("request_id"),
    /** Of the whole form: the same request with another one is refused. */
    formHash: text("form_hash").notNull(),
    /** `live`: took effect at once. `replaced`: a later edit came before the review. */
    status: text("status", { enum: ["live", "waiting", "approved", "returned", "replaced"] }).notNull(),
    reviewReason: text("review_reason"),
    /** Why its owner asks for another review; once for each edit. */
    appeal: text("appeal"),
    ...reviewedColumns(),
    /** In order, the cover first. */
    imageIds: text("image_ids").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("publication_edits_request").on(t.publicationId, t.requestId),
    uniqueIndex("publication_edits_one_waiting")
      .on(t.publicationId)
      .where(sql`status = 'waiting'`),
    index("publication_edits_latest").on(t.publicationId, t.id.desc()),
  ],
);
