import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { mails, mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { databaseCode, notFound, uniqueViolation } from "../errors";
import { accountExistsMail } from "../presenters/mails/account";
import type { Mail } from "../presenters/mails/layout";
import { hashToken } from "../session/tokens";
import { sendConfirmation } from "./register";
import { runAtomically } from "./runAtomically";

const registrationOver = "Este registro ya no se puede cambiar. Inicia sesión o regístrate de nuevo.";

/**
 * Moves an unconfirmed account to another address and mails the confirmation there; the links sent before no longer
 * hold. An address with an account is mailed that it has one, at most once an hour, so that the answer reveals nothing.
 * Safe to repeat. Throws HttpError 404 where the token does not hold or the account is confirmed.
 */
export async function changeRegistrationEmail(
  db: Db,
  token: string,
  email: string,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const change = () => runAtomically(db, (tx) => moveAccount(tx, token, email, publicUrl, now));
  await change().catch((error: unknown) => {
    // Another user registered with the address meanwhile: now it is found.
    if (databaseCode(error) !== uniqueViolation) throw error;
    return change();
  });
}

async function moveAccount(tx: Db, token: string, email: string, publicUrl: string, now: Date): Promise<void> {
  const [registered] = await tx
    .select({ id: users.id, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.kind, "correction"),
        gt(mailTokens.expiresAt, now),
        isNull(users.confirmedAt),
      ),
    )
    // One change, or mail with a link, at a time: the link that another one has just sent would outlive this change.
    .for("update", { of: users });
  if (!registered) throw notFound(registrationOver);
  if (registered.email === email) return;
  const [other] = await tx.select({ name: users.name }).from(users).where(eq(users.email, email));
  if (other) {
    await mailExistingAccount(tx, email, accountExistsMail(other.name, publicUrl));
    return;
  }
  // The links sent to the former address must no longer confirm anything.
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, registered.id), inArray(mailTokens.kind, ["confirmation", "recovery"])));
  const [moved] = await tx.update(users).set({ email }).where(eq(users.id, registered.id)).returning();
  if (!moved) throw notFound(registrationOver);
  await sendConfirmation(tx, moved, publicUrl, now);
}

/** At most once an hour: repeats and further tries must not fill an inbox. */
async function mailExistingAccount(tx: Db, recipient: string, mail: Mail): Promise<void> {
  const [earlier] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.recipient, recipient),
        eq(mails.subject, mail.subject),
        // By the database's own clock, like created_at.
        gt(mails.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  if (!earlier) await tx.insert(mails).values({ recipient, ...mail });
}
