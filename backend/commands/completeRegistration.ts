import { and, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import type { StoredImage } from "../adapters/images";
import { verifyPassword } from "../adapters/passwords";
import type { Db } from "../db/client";
import { identities, socialTokens } from "../db/schema/identities";
import { images } from "../db/schema/images";
import { mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { databaseCode, invalidFields, uniqueViolation } from "../errors";
import { registrationMessages } from "../policies/registration";
import type { Registration } from "../policies/registration";
import { hashToken } from "../session/tokens";
import { mailVerificationOffer } from "./confirmAccount";
import { accountOf } from "./register";
import { runAtomically } from "./runAtomically";

type Completion = Omit<Registration, "email">;
interface Completed {
  id: number;
  email: string;
  isNew: boolean;
}

/**
 * Creates the confirmed account of a user whose identity a provider verified, with the provider's address. An
 * unconfirmed account of that address is taken over, and its password and links are dropped; it never had a session.
 * Null for an invalid token; throws 422 where address or phone belong to another account. The same form sent again
 * finds the account that it created.
 */
export async function completeRegistration(
  db: Db,
  token: string,
  form: Completion,
  picture: StoredImage | null,
  publicUrl: string,
  now: Date,
): Promise<Completed | null> {
  return runAtomically(db, async (tx) => {
    const [socialToken] = await tx
      .update(socialTokens)
      .set({ usedAt: now })
      .where(
        and(eq(socialTokens.tokenHash, hashToken(token)), isNull(socialTokens.usedAt), gt(socialTokens.expiresAt, now)),
      )
      .returning();
    if (!socialToken) return findEarlierAccount(tx, token, form, now);
    const account = await accountOf(form, picture);
    if (picture) await tx.insert(images).values(picture);
    const [phoneOwner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, form.phone), ne(users.email, socialToken.email)));
    if (phoneOwner) throw invalidFields({ phone: [registrationMessages.phoneTaken] });
    const values = { ...account, email: socialToken.email, confirmedAt: now };
    const [user] = await tx
      .insert(users)
      .values(values)
      .onConflictDoUpdate({
        target: users.email,
        set: { ...values, signInCount: 0, createdAt: now },
        setWhere: isNull(users.confirmedAt),
      })
      .returning();
    if (!user) throw invalidFields({ email: [registrationMessages.emailTaken] });
    await mailVerificationOffer(tx, user, publicUrl);
    await tx.delete(mailTokens).where(eq(mailTokens.userId, user.id));
    const linkedIdentities = await tx
      .insert(identities)
      .values({ provider: socialToken.provider, subject: socialToken.subject, userId: user.id })
      .onConflictDoNothing()
      .returning({ id: identities.userId });
    if (linkedIdentities.length === 0) throw invalidFields({ email: [registrationMessages.emailTaken] });
    return { id: user.id, email: socialToken.email, isNew: true };
  }).catch((error: unknown) => {
    // Another user registered with the phone between the check and the insert.
    throw databaseCode(error) === uniqueViolation ? invalidFields({ phone: [registrationMessages.phoneTaken] }) : error;
  });
}

/** The account that the same form created with this token; null for any other form. */
async function findEarlierAccount(tx: Db, token: string, form: Completion, now: Date): Promise<Completed | null> {
  const [account] = await tx
    .select({ user: users })
    .from(socialTokens)
    .innerJoin(
      identities,
      and(eq(identities.provider, socialTokens.provider), eq(identities.subject, socialTokens.subject)),
    )
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(socialTokens.tokenHash, hashToken(token)),
        isNotNull(socialTokens.usedAt),
        gt(socialTokens.expiresAt, now),
        eq(users.email, socialTokens.email),
      ),
    );
  if (!account) return null;
  const { user } = account;
  const isSame =
    user.name === form.name &&
    user.lastName === form.last_name &&
    user.phone === form.phone &&
    user.dateOfBirth === form.date_of_birth &&
    user.gender === form.gender &&
    user.state === form.state &&
    user.city === (form.city || null) &&
    (await verifyPassword(form.password, user.passwordHash));
  return isSame ? { id: user.id, email: user.email, isNew: false } : null;
}
