import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { jobKinds } from "../../../rules/deadLetter";
import { moment } from "./columns";

/**
 * Work that is due at a time: review of a publication or of an edit, automatic completion with its reminder, expiry
 * with its reminders, the mail about a notification, a decision of an operator, the erasure of a person's data, the
 * deletion of what a verification was asked for with and of the pictures of a claim, the end of a term of Premium with
 * its reminders, the end of a hold or the reminders of a secure exchange, the reminders and the end of a meeting or of
 * one of a ring, what others look for that a new or changed publication is, the matches of one from before there were
 * any, the rings that it could be given in, the reminders and the end of a ring, a notification that waits for a
 * digest, its push, the digest of a user, the end of the time for which a rating is held back, the reminders of an
 * answer that is waited for, and what the things of a category are worth.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: serial("id").primaryKey(),
    kind: text("kind", { enum: jobKinds }).notNull(),
    /**
     * Publication, transaction, notification, decision, erasure, verification, Premium term, secure exchange, meeting,
     * ring, meeting of a ring, user or category id, by kind.
     */
    subjectId: integer("subject_id").notNull(),
    dueAt: moment("due_at").notNull(),
    doneAt: moment("done_at"),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    uniqueIndex("jobs_once")
      .on(t.kind, t.subjectId)
      .where(sql`done_at is null`),
    index("jobs_due")
      .on(t.dueAt)
      .where(sql`done_at is null`),
  ],
);
