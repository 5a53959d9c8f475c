import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { mails, mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { hoursFrom, reactivationHours } from "../policies/mailLinks";
import { reactivatedMail } from "../presenters/mails/account";
import { hashToken, openSession, randomToken } from "../session/tokens";
import type { Session } from "../session/tokens";
import { runAtomically } from "./runAtomically";
import { spendMailToken } from "./spendMailToken";

/**
 * Creates the token with which the proven owner of a deactivated account reactivates it. Call it in a transaction that
 * locks the user's row.
 */
export async function createReactivationToken(
  tx: Db,
  userId: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomToken();
  const expiresAt = hoursFrom(now, reactivationHours);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, "reactivation")));
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId, kind: "reactivation", expiresAt });
  return { token, expiresAt };
}

/**
 * Makes the token's account active again and signs its person in; the publications stay as they are. Null for a token
 * that does not hold.
 */
export function reactivateAccount(db: Db, token: string, publicUrl: string, now: Date): Promise<Session | null> {
  return runAtomically(db, async (tx) => {
    const userId = await spendMailToken(tx, "reactivation", token, now);
    if (userId === null) return null;
    const [user] = await tx
      .update(users)
      .set({ active: true, deactivatedAt: null, signInCount: sql`${users.signInCount} + 1` })
      .where(and(eq(users.id, userId), eq(users.active, false), isNotNull(users.deactivatedAt)))
      .returning();
    if (!user) return null;
    await tx.insert(mails).values({
      recipient: user.email,
      ...reactivatedMail(user.name, `${publicUrl}/profile?tab=publications&kind=inactive`),
    });
    return openSession(tx, user, now);
  });
}
