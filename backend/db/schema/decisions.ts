import { index, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./users";

/**
 * The audit trail of the operators: a row for every decision, and one for each that was undone or lapsed. Triggers
 * refuse every change and removal of a row (0014_append_only.sql).
 */
export const decisions = pgTable(
  "decisions",
  {
    id: serial("id").primaryKey(),
    /** Null where the system wrote the row. */
    operatorId: integer("operator_id").references(() => users.id),
    /** Made by the client once per decision. */
    requestId: text("request_id"),
    /** Of a form that was saved, as it was sent: the same id for another one is refused. */
    requestHash: text("request_hash"),
    kind: text("kind").notNull(),
    subjectId: integer("subject_id").notNull(),
    /** The version of the item that was decided about. */
    revision: text("revision").notNull(),
    /** One of rules/moderation.ts, `undo`, or `lapse` where the item had changed before it took effect. */
    action: text("action").notNull(),
    reason: text("reason"),
    remedy: text("remedy"),
    /** The decision that this row takes back. */
    undoneId: integer("undone_id").unique(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("decisions_request").on(t.operatorId, t.requestId),
    index("decisions_subject").on(t.kind, t.subjectId, t.id.desc()),
  ],
);

/** Decisions that still can be undone; the primary key lets one operator alone decide about an item. */
export const openDecisions = pgTable(
  "open_decisions",
  {
    kind: text("kind").notNull(),
    subjectId: integer("subject_id").notNull(),
    decisionId: integer("decision_id")
      .notNull()
      .unique()
      .references(() => decisions.id),
    /** When it takes effect. */
    dueAt: moment("due_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
);
