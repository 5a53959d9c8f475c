import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./users";

/** The outbox of mails: written with the change they report and sent by the job runner. */
export const mails = pgTable(
  "mails",
  {
    id: serial("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** One that can be turned off in the settings; it says so to mail programs. */
    isOptional: boolean("is_optional").notNull().default(false),
    /** Where one click turns off those like it; null where none does. */
    unsubscribeUrl: text("unsubscribe_url"),
    createdAt: createdAt(),
    dueAt: moment("due_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("mails_open")
      .on(t.id)
      .where(sql`sent_at is null`),
  ],
);

/**
 * Tokens of mails, and those that take a deactivation back: single use, expiring, stored as a hash. Those that correct
 * the address of a registration, or appeal against a suspension, may be sent again.
 */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["confirmation", "recovery", "reactivation", "correction", "appeal"] }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("mail_tokens_user").on(t.userId)],
);

/** Messages of the contact page, kept beside the mail that carries them. */
export const contactForms = pgTable("contact_forms", {
  id: serial("id").primaryKey(),
  /** Made by the client once per filled form: sent again, it is the same message. */
  requestId: text("request_id").unique(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  /** An operator has answered or closed it. */
  settledAt: moment("settled_at"),
  createdAt: createdAt(),
});
