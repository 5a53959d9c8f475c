import { and, eq, sql } from "drizzle-orm";
import { verifyPassword } from "../adapters/passwords";
import { countAttempt, resetAttempts, checkLimit } from "../db/attempts";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";
import { HttpError, tooMany } from "../errors";
import { openSession } from "../session/tokens";
import type { Session, Viewer } from "../session/tokens";
import { suspendedError } from "./appealSuspension";
import { sessionTexts } from "../../rules/session";
import { runAtomically } from "./runAtomically";
import { createReactivationToken } from "./reactivateAccount";

const signInLimit = { count: 5, minutes: 15 };
const maxWaiting = 20;
/** What failed sign-ins are counted under. */
export const signInKey = (email: string) => `sign_in:${email}`;

/** 401 in devise's form; `offer` lets a deactivated account be activated again. */
export const signInError = (error: string, offer?: { token: string; expiresAt: Date }) =>
  new HttpError(401, {
    success: false,
    errors: [error],
    ...(offer ? { reactivation_token: offer.token, expires_at: offer.expiresAt.toISOString() } : {}),
  });
/** Recorded in English: clients recognise it by these words. */
const unconfirmedText = (email: string) =>
  `A confirmation email was sent to your account at '${email}'. You must follow the instructions in the email before your account can be activated`;

/**
 * Opens a session. Throws 401 with the recorded messages (and a reactivation token for a deactivated account), 429
 * after five failures for one account in 15 minutes.
 */
export async function signIn(db: Db, email: string, password: string, now: Date): Promise<Session> {
  const account = email.trim().toLowerCase();
  return withAccountLock(account, async () => {
    const key = signInKey(account);
    await checkLimit(db, key, signInLimit);
    const [user] = await db.select().from(users).where(eq(users.email, account));
    if (!(await verifyPassword(password, user?.passwordHash)) || !user) {
      await countAttempt(db, key, signInLimit);
      throw signInError(sessionTexts.wrong);
    }
    await resetAttempts(db, key);
    if (!user.confirmedAt) throw signInError(unconfirmedText(user.email));
    if (!user.active) throw await inactiveAccountError(db, user, now);
    const session = await runAtomically(db, async (tx) => {
      // Locks the row and compares the password again: a concurrent reset must find this session to end it, or refuse
      // it here.
      const [signedIn] = await tx
        .update(users)
        .set({ signInCount: sql`${users.signInCount} + 1` })
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.active, true)))
        .returning();
      return signedIn && openSession(tx, signedIn, now);
    });
    if (session) return session;
    // Concurrently suspended or deactivated, or the password was changed.
    const [inactive] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.active, false)));
    throw inactive ? await inactiveAccountError(db, inactive, now) : signInError(sessionTexts.wrong);
  });
}

/**
 * A user who deactivated the account gets a token to reactivate it, a suspended one the reason; only the right password
 * leads here.
 */
async function inactiveAccountError(db: Db, user: Viewer, now: Date): Promise<HttpError> {
  return runAtomically(db, async (tx) => {
    // As with a session: a concurrent reset must find this token to revoke it, or refuse it here.
    const [lockedUser] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for("update");
    if (!lockedUser) return signInError(sessionTexts.wrong);
    return user.deactivatedAt
      ? signInError(sessionTexts.deactivated, await createReactivationToken(tx, lockedUser.id, now))
      : suspendedError(tx, lockedUser.id, now);
  });
}

const accountLocks = new Map<string, { last: Promise<unknown>; waiting: number }>();

/** One at a time per account, so that a hundred simultaneous guesses count as five attempts. */
async function withAccountLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const lock = accountLocks.get(key) ?? { last: Promise.resolve(), waiting: 0 };
  if (lock.waiting >= maxWaiting) throw tooMany(5);
  lock.waiting++;
  accountLocks.set(key, lock);
  const done = lock.last.then(work, work);
  lock.last = done.catch(() => {});
  try {
    return await done;
  } finally {
    if (--lock.waiting === 0) accountLocks.delete(key);
  }
}
