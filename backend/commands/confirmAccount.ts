import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { hashToken } from "../session/tokens";
import { runAtomically } from "./runAtomically";

/** Confirms the account of a mail's token; false for an unknown, used or expired one. */
export async function confirmAccount(db: Db, token: string, now: Date): Promise<boolean> {
  return runAtomically(db, async (tx) => {
    const [used] = await tx
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(mailTokens.tokenHash, hashToken(token)),
          eq(mailTokens.kind, "confirmation"),
          isNull(mailTokens.usedAt),
          gt(mailTokens.expiresAt, now),
        ),
      )
      .returning({ userId: mailTokens.userId });
    if (!used) return false;
    await tx
      .update(users)
      .set({ confirmedAt: now })
      .where(and(eq(users.id, used.userId), isNull(users.confirmedAt)));
    return true;
  });
}
