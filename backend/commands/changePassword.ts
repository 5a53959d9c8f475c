import { and, eq } from "drizzle-orm";
import { hashPassword, verifyPassword } from "../adapters/passwords";
import { forgetAttempts, spendAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { mails, users } from "../db/schema";
import { passwordTexts } from "../../rules/password";
import { invalidFields } from "../errors";
import { passwordChangedMail } from "../presenters/mails/account";
import { renew } from "../session/tokens";
import type { Session, Viewer } from "../session/tokens";
import { atomically } from "./atomically";
import { endOtherSessions } from "./outbox";
import { forgetLinks } from "./recoverPassword";

export const passwordLimit = { count: 5, minutes: 15 };

/**
 * Changes the own password, ends the other sessions and renews this one. Sent again after it was done, it finds it done. Throws 422 at
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
  const passwordHash = await proveChange(db, session.viewer, current, next);
  if (passwordHash === null) return session;
  return atomically(db, (tx) => setPassword(tx, session, passwordHash, publicUrl, now));
}

/** Asks for the password once more. Throws 422 at `field`, 429 after five wrong ones in 15 minutes. */
export async function provePassword(db: Db, viewer: Viewer, given: string, field: string): Promise<void> {
  const key = keyOf(viewer);
  await spendAttempt(db, key, passwordLimit);
  if (!(await verifyPassword(given, viewer.passwordHash)))
    throw invalidFields({ [field]: [passwordTexts.currentWrong] });
  await forgetAttempts(db, key);
}

/** What the new password is stored as; null where it is the one that counts already. Throws as `changePassword` does. */
export async function proveChange(db: Db, viewer: Viewer, current: string, next: string): Promise<string | null> {
  const key = keyOf(viewer);
  await spendAttempt(db, key, passwordLimit);
  const isRight = await verifyPassword(current, viewer.passwordHash);
  if (!isRight && !(await verifyPassword(next, viewer.passwordHash))) throw wrong();
  await forgetAttempts(db, key);
  return isRight ? hashPassword(next) : null;
}

/** Within a transaction, and last in it: stores the new password, ends the other sessions, tells the person by mail. */
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
  // Somebody was faster, in another tab or with a mail's link.
  if (!changed) throw wrong();
  await forgetLinks(tx, viewer.id);
  const renewed = await renew(tx, { ...session, viewer: changed }, now);
  await tx
    .insert(mails)
    .values({ recipient: changed.email, ...passwordChangedMail(changed.name, `${publicUrl}/forgot_password`) });
  await endOtherSessions(tx, viewer.id, credentials.client);
  return renewed;
}

const keyOf = (viewer: Viewer) => `password:${viewer.id}`;
const wrong = () => invalidFields({ current_password: [passwordTexts.currentWrong] });
