import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";

/** What a user shares in chats. They do not see of others what they do not share themselves. */
export type ChatPrivacy = Pick<typeof users.$inferSelect, "sharesReading" | "sharesTyping" | "sharesLastSeen">;

/** Also applies to the past: whoever stops sharing when they were last seen has it erased. Safe to repeat. */
export async function setChatPrivacy(db: Db, userId: number, chosen: ChatPrivacy): Promise<void> {
  await db
    .update(users)
    .set({ ...chosen, ...(!chosen.sharesLastSeen && { lastSeenAt: null }) })
    .where(eq(users.id, userId));
}
