import { and, eq } from "drizzle-orm";
import { hashPassword, verifyPassword } from "../adapters/passwords";
import { resetAttempts, spendAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { mails } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { passwordTexts } from "../../rules/password";
import { invalidFields } from "../errors";
import { passwordChangedMail } from "../presenters/mails/account";
import { renewToken } from "../session/tokens";
import type { Session, Viewer } from "../session/tokens";
import { runAtomically } from "./runAtomically";
import { endOtherSessions } from "./outbox";
import { revokeMailTokens } from "./recoverPassword";

const passwordLimit = { count: 5, minutes: 15 };

/**
 * Changes the own password, ends the other sessions and renews this one. Repeating it has no effect. Throws 422 at
 * `current_password`, 429 after five wrong ones in 15 minutes.
 */
export async function changePassword(
  db: Db,
  session: Session,
  current: string,
  next: string,
  publicUrl: string,
  now: Date,
): Promise<Session> {
  const passwordHash = await verifyPasswordChange(db, session.viewer, current, next);
  if (passwordHash === null) return session;
  return runAtomically(db, (tx) => setPassword(tx, session, passwordHash, publicUrl, now));
}

/** Verifies the current password. Throws 422 at `field`, 429 after five wrong ones in 15 minutes. */
export async function verifyCurrentPassword(db: Db, viewer: Viewer, given: string, field: string): Promise<void> {
  const key = attemptKeyOf(viewer);
  await spendAttempt(db, key, passwordLimit);
  if (!(await verifyPassword(given, viewer.passwordHash)))
    throw invalidFields({ [field]: [passwordTexts.currentWrong] });
  await resetAttempts(db, key);
}

/** The hash of the new password; null where it is the current one already. Throws as `changePassword` does. */
export async function verifyPasswordChange(
  db: Db,
  viewer: Viewer,
  current: string,
  next: string,
): Promise<string | null> {
  const key = attemptKeyOf(viewer);
  await spendAttempt(db, key, passwordLimit);
  const isCorrect = await verifyPassword(current, viewer.passwordHash);
  if (!isCorrect && !(await verifyPassword(next, viewer.passwordHash))) throw wrong();
  await resetAttempts(db, key);
  return isCorrect ? hashPassword(next) : null;
}

/**
 * Within a transaction, and last in it: stores the new password, ends the other sessions, notifies the user by mail.
 */
export async function setPassword(
  tx: Db,
  session: Session,
  passwordHash: string,
  publicUrl: string,
  now: Date,
): Promise<Session> {
  const { viewer, credentials } = session;
  const [changed] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, viewer.id), eq(users.passwordHash, viewer.passwordHash)))
    .returning();
  // A concurrent change came first, in another tab or with a mail's link.
  if (!changed) throw wrong();
  await revokeMailTokens(tx, viewer.id);
  const renewed = await renewToken(tx, { ...session, viewer: changed }, now);
  await tx
    .insert(mails)
    .values({ recipient: changed.email, ...passwordChangedMail(changed.name, `${publicUrl}/forgot_password`) });
  await endOtherSessions(tx, viewer.id, credentials.client);
  return renewed;
}

const attemptKeyOf = (viewer: Viewer) => `password:${viewer.id}`;
const wrong = () => invalidFields({ current_password: [passwordTexts.currentWrong] });
