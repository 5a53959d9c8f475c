import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import { users } from "./users";

/** A signed-in device: the wire's `client` with its rotating access-token. */
export const clients = pgTable(
  "clients",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    tokenHash: text("token_hash").notNull(),
    previousTokenHash: text("previous_token_hash"),
    /** Makes the current token from the former one; null once the current one was used. */
    successorKey: text("successor_key"),
    /** Start or last use of the batch window. */
    rotatedAt: moment("rotated_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("clients_user").on(t.userId)],
);
