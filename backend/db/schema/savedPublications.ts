import { doublePrecision, integer, pgTable, serial, unique } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { publications } from "./publications";
import { users } from "./users";

/** Which publications a user saved, and where the user was at that moment. */
export const savedPublications = pgTable(
  "saveds",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    createdAt: createdAt(),
  },
  (t) => [unique("saveds_once").on(t.userId, t.publicationId)],
);
