import { sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { listTypingReceivers } from "../db/typing";
import { eventsChannel } from "./outbox";

/** Somebody writes in a chat; told to these users alone. */
export interface TypingNews {
  chatId: number;
  writerId: number;
  receiverIds: number[];
}

/** Tells the others in a chat that a user writes. It passes through the database to every process and is not stored. */
export async function announceTyping(db: Db, writerId: number, chatId: number): Promise<void> {
  const receiverIds = await listTypingReceivers(db, writerId, chatId);
  if (receiverIds.length === 0) return;
  const news: TypingNews = { chatId, writerId, receiverIds };
  await db.execute(sql`select pg_notify(${eventsChannel}, ${JSON.stringify(news)})`);
}
