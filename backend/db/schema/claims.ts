import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";
import { transactions } from "./transactions";
import { users } from "./users";

/** The statement of a party of a claim, once. The pictures are sealed, and go some time after the decision. */
export const claimStatements = pgTable(
  "claim_statements",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Null where it is pictures alone. */
    text: text("text"),
    pictures: jsonb("pictures").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("claim_statements_once").on(t.transactionId, t.userId),
    index("claim_statements_user").on(t.userId),
  ],
);
