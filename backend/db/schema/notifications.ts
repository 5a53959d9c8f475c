import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, serial, smallint } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { comments } from "./comments";
import { publications } from "./publications";
import { transactions } from "./transactions";
import { users } from "./users";

/** Notifications to a user, kept as the ids they are about; the presenter words them. */
export const notifications = pgTable(
  "notifications",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** 1 new_change … 14 returned_publication; see backend/presenters/notification.ts. */
    type: smallint("type").notNull(),
    transactionId: integer("transaction_id").references(() => transactions.id),
    publicationId: integer("publication_id").references(() => publications.id),
    commentId: integer("comment_id").references(() => comments.id),
    /** Further words of the model: credit, reason. */
    extra: jsonb("extra").$type<Record<string, unknown>>().notNull().default({}),
    read: boolean("read").notNull().default(false),
    toastNotification: boolean("toast_notification").notNull().default(false),
    /** False while it waits for a digest, and for good where its user wants none of its topic in the list. */
    isListed: boolean("is_listed").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.id.desc()),
    // Those that are swept after a week.
    index("notifications_of_messages")
      .on(t.createdAt)
      .where(sql`type = 10`),
  ],
);
