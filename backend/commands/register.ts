import { eq, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { StoredImage } from '../adapters/images'
import { hashPassword, verifyPassword } from '../adapters/passwords'
import type { Db } from '../db/client'
import { images, mails, mailTokens, users } from '../db/schema'
import { invalidFields } from '../errors'
import { confirmationMail } from '../presenters/mails'
import { registrationMessages, type Registration } from '../policies/registration'
import { hashToken, randomToken } from '../session/tokens'

const confirmationDays = 3

/**
 * Makes an unconfirmed account with its confirmation mail. The same form sent again finds the first account.
 * Throws 422 where e-mail or phone belong to somebody.
 */
export async function register(db: Db, form: Registration, picture: StoredImage | null, publicUrl: string, now: Date): Promise<{ id: number; isNew: boolean }> {
  const passwordHash = await hashPassword(form.password)
  const token = randomToken()
  const id = await db.transaction(async (tx) => {
    if (picture) await tx.insert(images).values(picture)
    const [user] = await tx.insert(users).values({
      email: form.email,
      passwordHash,
      token: randomBytes(12).toString('hex'),
      name: form.name,
      lastName: form.last_name,
      phone: form.phone,
      dateOfBirth: form.date_of_birth,
      gender: form.gender,
      state: form.state,
      city: form.city || null,
      avatarId: picture?.id ?? null,
      wantsVerification: form.identity_verification,
    }).onConflictDoNothing().returning({ id: users.id })
    if (!user) {
      if (picture) await tx.delete(images).where(eq(images.id, picture.id))
      return null
    }
    await tx.insert(mailTokens).values({
      tokenHash: hashToken(token), userId: user.id, kind: 'confirmation', expiresAt: new Date(now.getTime() + confirmationDays * 86_400_000),
    })
    await tx.insert(mails).values({ recipient: form.email, ...confirmationMail(form.name, `${publicUrl}/confirm/user/${token}`) })
    return user.id
  })
  return id === null ? { id: await earlierAccount(db, form), isNew: false } : { id, isNew: true }
}

/** The account of the same form sent before; anything else is somebody's e-mail or phone. */
async function earlierAccount(db: Db, form: Registration): Promise<number> {
  const found = await db.select().from(users).where(or(eq(users.email, form.email), eq(users.phone, form.phone)))
  const same = found.find((user) => user.email === form.email && user.phone === form.phone && user.confirmedAt === null && user.name === form.name && user.lastName === form.last_name)
  if (same && await verifyPassword(form.password, same.passwordHash)) return same.id
  throw invalidFields({
    ...(found.some((user) => user.email === form.email) ? { email: [registrationMessages.emailTaken] } : {}),
    ...(found.some((user) => user.phone === form.phone) ? { phone: [registrationMessages.phoneTaken] } : {}),
  })
}
