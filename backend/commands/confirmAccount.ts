import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/client";
import { mails } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { wishedIdentityMail } from "../presenters/mails/verification";
import { runAtomically } from "./runAtomically";
import { spendMailToken } from "./spendMailToken";

/** The form of a registration promises it. */
export async function mailVerificationOffer(
  tx: Db,
  { email, name, wantsVerification }: Pick<typeof users.$inferSelect, "email" | "name" | "wantsVerification">,
  publicUrl: string,
): Promise<void> {
  if (wantsVerification) await tx.insert(mails).values({ recipient: email, ...wishedIdentityMail(name, publicUrl) });
}

/**
 * Confirms the account of a mail's token, and mails whoever wished for a verification how to get it; false for an
 * unknown, used or expired one.
 */
export async function confirmAccount(db: Db, token: string, publicUrl: string, now: Date): Promise<boolean> {
  return runAtomically(db, async (tx) => {
    const userId = await spendMailToken(tx, "confirmation", token, now);
    if (userId === null) return false;
    const [user] = await tx
      .update(users)
      .set({ confirmedAt: now })
      .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
      .returning();
    if (user) await mailVerificationOffer(tx, user, publicUrl);
    return true;
  });
}
