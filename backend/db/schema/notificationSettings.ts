import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { notificationFrequencies, notificationTopics, notificationWays } from "../../../rules/notificationSettings";
import { notifications } from "./notifications";
import { users } from "./users";

/** What users have chosen; where they have not, the usual holds. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    topic: text("topic", { enum: notificationTopics }).notNull(),
    way: text("way", { enum: notificationWays }).notNull(),
    frequency: text("frequency", { enum: notificationFrequencies }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic, t.way] })],
);

/** Notifications that wait for the digest of their user, by the way that it goes. */
export const heldNotifications = pgTable(
  "held_notifications",
  {
    notificationId: integer("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    way: text("way", { enum: notificationWays }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.notificationId, t.way] }), index("held_notifications_user").on(t.userId)],
);
