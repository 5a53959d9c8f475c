import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { mailTokens } from "../db/schema/mails";
import { hashToken } from "../session/tokens";

/**
 * Uses up a mail's token. Returns whose it is; null for an unknown, used or expired one, and for one of another kind.
 */
export async function spendMailToken(
  tx: Db,
  kind: (typeof mailTokens.$inferSelect)["kind"],
  token: string,
  now: Date,
): Promise<number | null> {
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.kind, kind),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: mailTokens.userId });
  return used?.userId ?? null;
}
