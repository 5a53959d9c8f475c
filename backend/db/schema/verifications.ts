import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./users";

/** Requests for the verification of an identity. What they were sent with is sealed, and null once it is deleted. */
export const verifications = pgTable(
  "verifications",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: ["waiting", "approved", "refused"] })
      .notNull()
      .default("waiting"),
    identityNumber: text("identity_number"),
    document: text("document"),
    photo: text("photo"),
    /** Keyed: the same for the same number, and says nothing else. Refused requests lose it. */
    numberHash: text("number_hash"),
    reason: text("reason"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("verifications_waiting")
      .on(t.userId)
      .where(sql`status = 'waiting'`),
    index("verifications_user").on(t.userId, t.id.desc()),
    index("verifications_number").on(t.numberHash),
  ],
);
