import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Counted tries, per key and window: sign-in per account, registration per address. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
