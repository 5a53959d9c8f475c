import { and, eq, inArray, sql } from "drizzle-orm";
import { hashPassword } from "../adapters/passwords";
import { resetAttempts } from "../db/attempts";
import type { Db } from "../db/client";
import { mails, mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { hoursFrom, recoveryHours } from "../policies/mailLinks";
import { passwordChangedMail, recoveryMail } from "../presenters/mails/account";
import { hashToken, randomToken } from "../session/tokens";
import { runAtomically } from "./runAtomically";
import { endSessions } from "./outbox";
import { sendConfirmation } from "./register";
import { signInKey } from "./signIn";
import { spendMailToken } from "./spendMailToken";

/**
 * Locks the account, so that it keeps its address until the commit: a link must not go to an address that it no longer
 * has.
 */
async function lockAccount(tx: Db, email: string) {
  const [user] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase())).for("update");
  return user;
}

/** Writes the mail that sets a new password; false for an unknown address. */
export async function requestRecovery(db: Db, email: string, publicUrl: string, now: Date): Promise<boolean> {
  return runAtomically(db, async (tx) => {
    const user = await lockAccount(tx, email);
    if (!user) return false;
    const token = randomToken();
    const expiresAt = hoursFrom(now, recoveryHours);
    await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId: user.id, kind: "recovery", expiresAt });
    // The second part of the route only says until when; what counts is kept here.
    const until = Math.floor(expiresAt.getTime() / 1000).toString(36);
    await tx.insert(mails).values({
      recipient: user.email,
      ...recoveryMail(user.name, `${publicUrl}/recovery_password/${token}/${until}`),
    });
    return true;
  });
}

/** Writes the confirmation mail again. */
export async function resendConfirmation(
  db: Db,
  email: string,
  publicUrl: string,
  now: Date,
): Promise<"sent" | "unknown" | "confirmed"> {
  return runAtomically(db, async (tx) => {
    const user = await lockAccount(tx, email);
    if (!user) return "unknown";
    if (user.confirmedAt) return "confirmed";
    await sendConfirmation(tx, user, publicUrl, now);
    return "sent";
  });
}

/**
 * Sets a new password with a recovery mail's token and ends every session. Returns the account; null for an unknown,
 * used or expired token. The holder of the token has read the mail, so the address is confirmed, too.
 */
export async function resetPassword(
  db: Db,
  token: string,
  password: string,
  publicUrl: string,
  now: Date,
): Promise<{ id: number; email: string } | null> {
  const user = await runAtomically(db, async (tx) => {
    const userId = await spendMailToken(tx, "recovery", token, now);
    if (userId === null) return null;
    // Hashing is for the one winner: neither made-up tokens nor repeats keep the processor busy.
    const passwordHash = await hashPassword(password);
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, confirmedAt: sql`coalesce(${users.confirmedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(users.id, userId))
      .returning();
    if (!changed) return null;
    await revokeMailTokens(tx, changed.id);
    await tx
      .insert(mails)
      .values({ recipient: changed.email, ...passwordChangedMail(changed.name, `${publicUrl}/forgot_password`) });
    await endSessions(tx, changed.id);
    return { id: changed.id, email: changed.email };
  });
  if (user) await resetAttempts(db, signInKey(user.email));
  return user;
}

/** A new password revokes the links that could set another one, and what the former one granted. */
export const revokeMailTokens = (tx: Db, userId: number) =>
  tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.kind, ["recovery", "reactivation", "appeal"])));
