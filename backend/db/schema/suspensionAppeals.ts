import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { decisions } from "./decisions";
import { users } from "./users";

/** Why suspended people ask for another review: once for each suspension, as the primary key says. */
export const suspensionAppeals = pgTable("suspension_appeals", {
  /** The suspension. */
  decisionId: integer("decision_id")
    .primaryKey()
    .references(() => decisions.id),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id),
  text: text("text").notNull(),
  /** An operator has upheld or ended the suspension. */
  settledAt: moment("settled_at"),
  createdAt: createdAt(),
});
