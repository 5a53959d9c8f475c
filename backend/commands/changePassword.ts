import { and, eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '../adapters/passwords'
import { forgetAttempts, spendAttempt } from '../db/attempts'
import type { Db } from '../db/client'
import { mails, users } from '../db/schema'
import { invalidFields } from '../errors'
import { passwordChangedMail } from '../presenters/mails/account'
import { renew, type Session } from '../session/tokens'
import { atomically } from './atomically'
import { endOtherSessions } from './outbox'
import { forgetLinks } from './recoverPassword'

export const passwordMessages = { wrong: 'La contraseña actual no es correcta', weak: 'La contraseña no es válida' }
export const passwordLimit = { count: 5, minutes: 15 }

/**
 * Changes the own password, ends the other sessions and renews this one. Sent again after it was done, it finds it done. Throws 422 at
 * `current_password`, 429 after five wrong ones in 15 minutes.
 */
export async function changePassword(db: Db, session: Session, current: string, next: string, publicUrl: string, now: Date): Promise<Session> {
  const { viewer, credentials } = session
  const key = `password:${viewer.id}`
  await spendAttempt(db, key, passwordLimit)
  const isRight = await verifyPassword(current, viewer.passwordHash)
  const isDone = !isRight && await verifyPassword(next, viewer.passwordHash)
  if (!isRight && !isDone) throw invalidFields({ current_password: [passwordMessages.wrong] })
  await forgetAttempts(db, key)
  if (isDone) return session
  const passwordHash = await hashPassword(next)
  return atomically(db, async (tx) => {
    const [changed] = await tx.update(users).set({ passwordHash }).where(and(eq(users.id, viewer.id), eq(users.passwordHash, viewer.passwordHash))).returning()
    // Somebody was faster, in another tab or with a mail's link.
    if (!changed) throw invalidFields({ current_password: [passwordMessages.wrong] })
    await forgetLinks(tx, viewer.id)
    const renewed = await renew(tx, { ...session, viewer: changed }, now)
    await tx.insert(mails).values({ recipient: changed.email, ...passwordChangedMail(changed.name, `${publicUrl}/forgot_password`) })
    await endOtherSessions(tx, viewer.id, credentials.client)
    return renewed
  })
}
