import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { publications } from "./publications";

/**
 * What the owner of a publication wants for it, among the publications of others: found when either of the two is
 * published or changed. Whether it still may be shown is asked when it is read.
 */
export const interestMatches = pgTable(
  "interest_matches",
  {
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    wantedId: integer("wanted_id")
      .notNull()
      .references(() => publications.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.wantedId] }), index("interest_matches_wanted").on(t.wantedId)],
);
