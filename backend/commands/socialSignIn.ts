import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { VerifiedIdentity } from "../adapters/identity/provider";
import type { Db } from "../db/client";
import { identities, socialTokens, spentProofs } from "../db/schema/identities";
import type { Provider } from "../db/schema/identities";
import { users } from "../db/schema/users";
import type { HttpError } from "../errors";
import { hoursFrom, socialTokenHours } from "../policies/mailLinks";
import { hashToken, openSession, randomToken } from "../session/tokens";
import type { Session, Viewer } from "../session/tokens";
import { suspendedError } from "./appealSuspension";
import { runAtomically } from "./runAtomically";
import { createReactivationToken } from "./reactivateAccount";
import { signInError } from "./signIn";

/** Says no more, whatever was wrong with the provider's token. */
export const socialMessages = { failed: "Lo sentimos, hubo un error" };

/** A session, the token of an open registration or of a reactivation, or the suspension that prevents a session. */
type SocialOutcome =
  | { session: Session }
  | { incomplete: { token: string; expiresAt: Date } }
  | { deactivated: { token: string; expiresAt: Date } }
  | { suspended: HttpError };

/**
 * Signs in a user whose identity a provider verified, linking an account of the same confirmed address. Without an
 * account: a one-time token for the registration. Throws 401 for a token that was used before.
 */
export function socialSignIn(
  db: Db,
  provider: Provider,
  identity: VerifiedIdentity,
  now: Date,
): Promise<SocialOutcome> {
  return runAtomically(db, async (tx) => {
    await consumeToken(tx, provider, identity);
    const user = await findAccount(tx, provider, identity);
    if (user) {
      const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
      if (!locked?.active && locked?.deactivatedAt)
        return { deactivated: await createReactivationToken(tx, locked.id, now) };
      if (!locked?.active) return { suspended: await suspendedError(tx, user.id, now) };
      const [signedIn] = await tx
        .update(users)
        .set({ signInCount: sql`${users.signInCount} + 1` })
        .where(eq(users.id, user.id))
        .returning();
      return { session: await openSession(tx, signedIn ?? user, now) };
    }
    const token = randomToken();
    const expiresAt = hoursFrom(now, socialTokenHours);
    await tx
      .insert(socialTokens)
      .values({ tokenHash: hashToken(token), provider, subject: identity.subject, email: identity.email, expiresAt });
    return { incomplete: { token, expiresAt } };
  });
}

/**
 * The open registration of a token, used or not: an answer may have been lost. Undefined where it is unknown or
 * expired.
 */
export async function findRegistrationToken(db: Db, token: string, now: Date) {
  const [open] = await db
    .select()
    .from(socialTokens)
    .where(and(eq(socialTokens.tokenHash, hashToken(token)), gt(socialTokens.expiresAt, now)));
  return open;
}

/** Of simultaneous uses of one token, the row lets one through. */
async function consumeToken(tx: Db, provider: Provider, { proof, expiresAt }: VerifiedIdentity) {
  const proofHash = createHash("sha256").update(`${provider} ${proof}`).digest("hex");
  const inserted = await tx
    .insert(spentProofs)
    .values({ proofHash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentProofs.proofHash });
  if (inserted.length === 0) throw signInError(socialMessages.failed);
}

async function findAccount(
  tx: Db,
  provider: Provider,
  { subject, email }: VerifiedIdentity,
): Promise<Viewer | undefined> {
  const [linked] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  if (linked) return linked.user;
  // An unconfirmed account may have been made by a stranger who waits for the owner of the address: it is never linked.
  // The registration starts anew, and completing it discards whatever the stranger entered (completeRegistration).
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
  if (!user) return undefined;
  const inserted = await tx
    .insert(identities)
    .values({ provider, subject, userId: user.id })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (inserted.length > 0) return user;
  // Linked by a simultaneous sign-in, or to another person of this provider: an address that has changed hands must not
  // hand over the account.
  const [now] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  if (now?.userId !== user.id) throw signInError(socialMessages.failed);
  return user;
}
