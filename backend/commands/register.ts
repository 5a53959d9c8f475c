import { eq, or } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { StoredImage } from "../adapters/images";
import { hashPassword, verifyPassword } from "../adapters/passwords";
import type { Db } from "../db/client";
import { images } from "../db/schema/images";
import { mails, mailTokens } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { invalidFields } from "../errors";
import { confirmationHours, hoursFrom } from "../policies/mailLinks";
import { confirmationMail } from "../presenters/mails/account";
import { personOf, registrationMessages } from "../policies/registration";
import type { Registration } from "../policies/registration";
import { hashToken, randomToken } from "../session/tokens";

/**
 * Creates an unconfirmed account with its confirmation mail. The same form sent again finds the first account. Throws
 * 422 where e-mail or phone belong to another account.
 */
export async function register(
  db: Db,
  form: Registration,
  picture: StoredImage | null,
  publicUrl: string,
  now: Date,
): Promise<{ id: number; isNew: boolean; correctionToken: string }> {
  const account = await accountOf(form, picture);
  const id = await db.transaction(async (tx) => {
    if (picture) await tx.insert(images).values(picture);
    const [user] = await tx
      .insert(users)
      .values({ ...account, email: form.email })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) {
      if (picture) await tx.delete(images).where(eq(images.id, picture.id));
      return null;
    }
    await sendConfirmation(tx, { id: user.id, email: form.email, name: form.name }, publicUrl, now);
    return user.id;
  });
  const isNew = id !== null;
  const accountId = id ?? (await findEarlierAccount(db, form));
  return { id: accountId, isNew, correctionToken: await createCorrectionToken(db, accountId, now) };
}

/** What a registration's form says of its person, as a new account has it; the e-mail comes from form or provider. */
export async function accountOf(
  form: Omit<Registration, "email">,
  picture: StoredImage | null,
): Promise<Omit<typeof users.$inferInsert, "email">> {
  return {
    passwordHash: await hashPassword(form.password),
    token: randomBytes(12).toString("hex"),
    ...personOf(form),
    avatarId: picture?.id ?? null,
    wantsVerification: form.identity_verification,
  };
}

/** Creates the token with which whoever registered changes the address while it is not confirmed. */
async function createCorrectionToken(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = hoursFrom(now, confirmationHours);
  await db.insert(mailTokens).values({ tokenHash: hashToken(token), userId, kind: "correction", expiresAt });
  return token;
}

/** Writes a confirmation mail with a link of its own; those sent before hold on until they run out. */
export async function sendConfirmation(
  tx: Db,
  user: { id: number; email: string; name: string },
  publicUrl: string,
  now: Date,
) {
  const token = randomToken();
  await tx.insert(mailTokens).values({
    tokenHash: hashToken(token),
    userId: user.id,
    kind: "confirmation",
    expiresAt: hoursFrom(now, confirmationHours),
  });
  await tx
    .insert(mails)
    .values({ recipient: user.email, ...confirmationMail(user.name, `${publicUrl}/confirm/user/${token}`) });
}

/** The account of the same form sent before; any other form conflicts with an existing e-mail or phone. */
async function findEarlierAccount(db: Db, form: Registration): Promise<number> {
  const found = await db
    .select()
    .from(users)
    .where(or(eq(users.email, form.email), eq(users.phone, form.phone)));
  const sameAccount = found.find(
    (user) =>
      user.email === form.email &&
      user.phone === form.phone &&
      user.confirmedAt === null &&
      user.name === form.name &&
      user.lastName === form.last_name,
  );
  if (sameAccount && (await verifyPassword(form.password, sameAccount.passwordHash))) return sameAccount.id;
  throw invalidFields({
    ...(found.some((user) => user.email === form.email) ? { email: [registrationMessages.emailTaken] } : {}),
    ...(found.some((user) => user.phone === form.phone) ? { phone: [registrationMessages.phoneTaken] } : {}),
  });
}
