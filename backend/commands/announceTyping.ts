import { sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { listTypingReceivers } from "../db/typing";
import { eventsChannel } from "./outbox";

/** A user is typing in a chat; only these users receive it. */
export interface TypingNews {
  chatId: number;
  writerId: number;
  receiverIds: number[];
}

/**
 * Tells the other participants of a chat that a user is typing. Passes through NOTIFY to every process; never stored.
 */
export async function announceTyping(db: Db, writerId: number, chatId: number): Promise<void> {
  const receiverIds = await listTypingReceivers(db, writerId, chatId);
  if (receiverIds.length === 0) return;
  const news: TypingNews = { chatId, writerId, receiverIds };
  await db.execute(sql`select pg_notify(${eventsChannel}, ${JSON.stringify(news)})`);
}
