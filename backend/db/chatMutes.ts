import { and, eq, exists, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { chatMutes } from "./schema/chats";

/** Whether a user has muted a chat. */
export const isMutedBy = (chatId: AnyColumn, userId: AnyColumn | number): SQL<boolean> =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(chatMutes)
      .where(and(eq(chatMutes.chatId, chatId), eq(chatMutes.userId, userId))),
  ) as SQL<boolean>;

/** Who has muted a chat. */
export const mutingUsers = (chatId: AnyColumn): SQL<number[]> =>
  sql`(select coalesce(json_agg(${chatMutes.userId}), '[]') from ${chatMutes} where ${chatMutes.chatId} = ${chatId})`;
