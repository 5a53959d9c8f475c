import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { deadLetterKinds } from "../../../rules/deadLetter";
import { createdAt, moment } from "./columns";

/** Jobs and mails that failed too often and were put aside; an operator repeats or discards each. */
export const deadLetters = pgTable(
  "dead_letters",
  {
    id: serial("id").primaryKey(),
    kind: text("kind", { enum: deadLetterKinds }).notNull(),
    /** What the job was about, or the number of the mail. */
    subjectId: integer("subject_id").notNull(),
    attempts: integer("attempts").notNull(),
    /** A code of the last failure; never its words, which may quote a person or a link. */
    failure: text("failure").notNull(),
    createdAt: createdAt(),
    /** An operator has repeated or discarded it; the audit trail says who. */
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("dead_letters_open")
      .on(t.id.desc())
      .where(sql`settled_at is null`),
  ],
);
