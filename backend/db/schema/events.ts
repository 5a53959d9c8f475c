import { bigserial, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";

/**
 * The outbox of the cable: written with the change, delivered by every process after the commit (NOTIFY carries only
 * the id).
 */
export const events = pgTable("events", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  /** The stream it goes to: `notifications:1`, `chats:1`, `messages:4`, `requests:1`, `comments:1`. */
  stream: text("stream").notNull(),
  /** What happened and the ids it is about; the presenter makes the wire's message when it is delivered. */
  payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});
