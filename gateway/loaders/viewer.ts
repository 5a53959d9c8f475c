import { z } from 'zod'
import { AppError } from '../errors'
import type { RestClient } from '../rest/client'
import { list, optionalId, unwrapped } from '../rest/shapes'
import { accountRecord, getAccount } from '../rest/users'
import type { AccountRecord } from '../rest/users'
import type { Session } from '../session/session'

/**
 * The id of the session's person. A client that sends the five headers itself has signed in elsewhere, so it must be found out: from the
 * backend's own check of a token where it has one, else from records that name their user.
 */
export async function viewerIdOf(rest: RestClient, session: Session | null): Promise<string | null> {
  if (!session || session.userId) return session?.userId ?? null
  const found = (await validated(rest))?.id ?? (await userOfRecords(rest, '/notifications')) ?? (await userOfRecords(rest, '/publications_saveds'))
  if (!found) throw new AppError('UNAUTHENTICATED')
  session.identify(found)
  return found
}

/** The session's own account. */
export async function accountOf(rest: RestClient, session: Session | null): Promise<AccountRecord | null> {
  if (!session) return null
  if (session.userToken) return getAccount(rest, session.userToken)
  const account = await validated(rest)
  if (account) return account
  const viewerId = await viewerIdOf(rest, session)
  return rest.get(`/users/${encodeURIComponent(viewerId ?? '')}`, unwrapped(accountRecord, 'user'))
}

/** devise_token_auth's own route; not every backend serves it. */
async function validated(rest: RestClient): Promise<AccountRecord | null> {
  try {
    return await rest.get('/auth/validate_token', unwrapped(accountRecord, 'user'))
  } catch (error) {
    if (error instanceof AppError && error.code !== 'UNAUTHENTICATED') return null
    throw error
  }
}

async function userOfRecords(rest: RestClient, path: string): Promise<string | null> {
  const { items } = await rest.get(path, list(z.object({ user_id: optionalId })))
  return items.find((item) => item.user_id !== null)?.user_id ?? null
}
