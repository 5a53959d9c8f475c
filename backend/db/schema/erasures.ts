import { sql } from "drizzle-orm";
import { integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./users";

/** Who asked for the erasure of their data, and what became of it. */
export const erasures = pgTable(
  "erasures",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Moved on where the reminder comes late. */
    dueAt: moment("due_at").notNull(),
    /** When the mail was written that reminds of the date. */
    remindedAt: moment("reminded_at"),
    revokedAt: moment("revoked_at"),
    /** An operator holds it, and why. */
    heldAt: moment("held_at"),
    holdReason: text("hold_reason"),
    erasedAt: moment("erased_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("erasures_one")
      .on(t.userId)
      .where(sql`revoked_at is null`),
  ],
);
