import { integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./users";

/** Who can verify the identity of a user besides us. */
const providers = ["google", "facebook"] as const;
/** A user has one account of each at most. */
export type Provider = (typeof providers)[number];

/** Which account a Google or Facebook user signs in to: one of each provider per account. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider", { enum: providers }).notNull(),
    /** The provider's own id of the person; addresses can change hands, this cannot. */
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), unique("identities_one_of_each").on(t.userId, t.provider)],
);

/** Open registrations: verified by a provider and not complete yet. Single use, expiring, stored as a hash. */
export const socialTokens = pgTable("social_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  provider: text("provider", { enum: providers }).notNull(),
  subject: text("subject").notNull(),
  /** Lower case. */
  email: text("email").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** Provider tokens that were used here, kept until they expire: each counts once. */
export const spentProofs = pgTable("spent_proofs", {
  proofHash: text("proof_hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
