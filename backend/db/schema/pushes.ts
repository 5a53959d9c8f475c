import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { clients } from "./sessions";
import { users } from "./users";

/** Where a signed-in device takes pushes; it goes with the session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    clientId: text("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** A browser has one, whoever is signed in. */
    endpoint: text("endpoint").notNull().unique(),
    publicKey: text("public_key").notNull(),
    authSecret: text("auth_secret").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("push_subscriptions_user").on(t.userId)],
);

/** The outbox of pushes: written with the job that decides on them, and gone once they are sent. */
export const pushes = pgTable(
  "pushes",
  {
    id: serial("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => pushSubscriptions.clientId, { onDelete: "cascade" }),
    /** A PushPayload as JSON: it names no user and no thing. */
    payload: text("payload").notNull(),
    createdAt: createdAt(),
    dueAt: moment("due_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [index("pushes_due").on(t.dueAt), index("pushes_client").on(t.clientId)],
);
