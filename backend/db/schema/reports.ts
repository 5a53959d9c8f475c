import { sql } from "drizzle-orm";
import { integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { publications } from "./publications";
import { users } from "./users";

/** Who reported which publication and why; only operators read it, in the database. */
export const reports = pgTable(
  "reports",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    reporterId: integer("reporter_id")
      .notNull()
      .references(() => users.id),
    reason: text("reason").notNull(),
    /** An operator has dealt with it: it holds nothing back any more. */
    settledAt: moment("settled_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_one_open")
      .on(t.publicationId, t.reporterId)
      .where(sql`settled_at is null`),
  ],
);
