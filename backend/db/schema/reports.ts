import { sql } from "drizzle-orm";
import { check, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { messages } from "./chats";
import { createdAt, moment } from "./columns";
import { publications } from "./publications";
import { users } from "./users";

/** Who reported which publication or person and why; only operators read it. */
export const reports = pgTable(
  "reports",
  {
    id: serial("id").primaryKey(),
    /** What is reported: a publication, or a person, perhaps for a message. */
    publicationId: integer("publication_id").references(() => publications.id),
    userId: integer("user_id").references(() => users.id),
    messageId: integer("message_id").references(() => messages.id),
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
    uniqueIndex("reports_one_open_of_person")
      .on(t.userId, t.reporterId, sql`coalesce(message_id, 0)`)
      .where(sql`settled_at is null`),
    check("reports_one_subject", sql`(publication_id is null) <> (user_id is null)`),
    check("reports_message", sql`message_id is null or user_id is not null`),
  ],
);
