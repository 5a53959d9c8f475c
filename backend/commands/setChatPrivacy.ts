import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";

/** What a user shares in chats; what they do not, they are not told of others. */
export type ChatPrivacy = Pick<typeof users.$inferSelect, "sharesReading" | "sharesTyping" | "sharesLastSeen">;

/** Holds from now on, also for what was before: when a user was last there is forgotten. Safe to repeat. */
export async function setChatPrivacy(db: Db, userId: number, chosen: ChatPrivacy): Promise<void> {
  await db
    .update(users)
    .set({ ...chosen, ...(!chosen.sharesLastSeen && { lastSeenAt: null }) })
    .where(eq(users.id, userId));
}
