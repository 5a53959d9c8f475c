import { desc, eq, or } from "drizzle-orm";
import { isParty } from "../db/chats";
import type { Db } from "../db/client";
import { isRingMember } from "../db/ringChats";
import { chats } from "../db/schema/chats";
import { users } from "../db/schema/users";
import { emit } from "./outbox";
import { runAtomically } from "./runAtomically";

/** What a user shares in chats. They do not see of others what they do not share themselves. */
export type ChatPrivacy = Pick<typeof users.$inferSelect, "sharesReading" | "sharesTyping" | "sharesLastSeen">;

/** How many chats get a new marks event; more are never open at once. */
const maxChats = 50;

/**
 * Also applies to the past: whoever stops sharing when they were last seen has it erased, and chats that are open show
 * at once what is still shared. Safe to repeat.
 */
export function setChatPrivacy(db: Db, userId: number, chosen: ChatPrivacy): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [before] = await tx
      .select({ sharesReading: users.sharesReading })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    await tx
      .update(users)
      .set({ ...chosen, ...(!chosen.sharesLastSeen && { lastSeenAt: null }) })
      .where(eq(users.id, userId));
    if (before?.sharesReading === chosen.sharesReading) return;
    const latest = await tx
      .select({ id: chats.id })
      .from(chats)
      .where(or(isParty(userId), isRingMember(userId)))
      .orderBy(desc(chats.updatedAt))
      .limit(maxChats);
    await emit(
      tx,
      latest.map(({ id }) => ({ kind: "chatMarks", chatId: id })),
    );
  });
}
