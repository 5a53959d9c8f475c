import type DataLoader from 'dataloader'
import { AppError } from '../errors'
import type { Position } from '../position'
import { listChats } from '../rest/chats'
import type { ChatRecord, ChatType } from '../rest/chats'
import type { RestClient } from '../rest/client'
import { listNotifications } from '../rest/notifications'
import type { NotificationRecord } from '../rest/notifications'
import { findPublications, getPublication, isStub, listActivePublications, listSaveds } from '../rest/publications'
import type { PublicationRecord, SavedRecord } from '../rest/publications'
import { findProposal, getProposalState, getTransaction, isTransactionStub, listHistory, listLiveTransactions } from '../rest/transactions'
import type { ProposalWord, TransactionRecord } from '../rest/transactions'
import { getUser } from '../rest/users'
import type { AccountRecord, UserRecord } from '../rest/users'
import type { Session } from '../session/session'
import { batchById } from './batchById'
import { accountOf, viewerIdOf } from './viewer'

export interface LoaderDeps {
  rest: RestClient
  session: Session | null
  position: Position
}

/** Batches and remembers reads within one operation; never shared between operations or people. */
export interface Loaders {
  /** Full records; null for what does not exist. */
  publication: DataLoader<string, PublicationRecord | null>
  /** Exchanges of the viewer; null for everybody else's. */
  transaction: DataLoader<string, TransactionRecord | null>
  user: DataLoader<string, UserRecord | null>
  /** Id of the session's person; null for guests. */
  viewerId(): Promise<string | null>
  account(): Promise<AccountRecord | null>
  /** The viewer's saved list; empty for guests. */
  saveds(): Promise<SavedRecord[]>
  activePublications(): Promise<PublicationRecord[]>
  liveTransactions(): Promise<TransactionRecord[]>
  notifications(): Promise<NotificationRecord[]>
  chats(type: ChatType): Promise<ChatRecord[]>
  /** One chat of the viewer; null for everybody else's. */
  chat(id: string): Promise<ChatRecord | null>
  /** What the backend says about proposing. */
  proposalWord(publicationId: string): Promise<ProposalWord>
  /** The viewer's live proposal on a publication. */
  proposalOn(publicationId: string): Promise<TransactionRecord | null>
  /** The detail, read at most once: null when it does not exist. */
  detail(publicationId: string): Promise<PublicationRecord | null>
  /** The viewer's chat about a publication whose detail was read; undefined when it was not. */
  chatIdOfDetail(publicationId: string): string | null | undefined
  /** Remembers full records that came inside another answer. */
  prime(records: readonly (PublicationRecord | null)[]): void
}

/** A fresh set for one operation. */
export function createLoaders({ rest, session, position }: LoaderDeps): Loaders {
  const memory = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = memory.get(key) as Promise<T> | undefined
    if (known) return known
    const answer = read()
    memory.set(key, answer)
    return answer
  }
  const chatIds = new Map<string, string | null>()

  const publication = batchById<PublicationRecord>({
    many: (ids) => findPublications(rest, ids, position),
    one: (id) => orNull(getPublication(rest, id, position, null).then((answer) => answer.publication)),
    idOf: (record) => record.id,
  })
  const transaction = batchById<TransactionRecord>({
    many: (ids) => listTransactions(rest, ids, () => loaders.liveTransactions()),
    one: (id) => orNull(getTransaction(rest, id)),
    idOf: (record) => record.id,
  })
  const user = batchById<UserRecord>({ many: () => Promise.resolve([]), one: (id) => orNull(getUser(rest, id)), idOf: (record) => record.id })

  const loaders: Loaders = {
    publication,
    transaction,
    user,
    viewerId: () => once('viewerId', () => viewerIdOf(rest, session)),
    account: () => once('account', () => accountOf(rest, session)),
    saveds: () => once('saveds', async () => (session ? listSaveds(rest, session.userId, position) : [])),
    activePublications: () => once('activePublications', () => listActivePublications(rest)),
    liveTransactions: () => once('liveTransactions', () => listLiveTransactions(rest)),
    notifications: () => once('notifications', () => listNotifications(rest)),
    chats: (type) => once(`chats ${type}`, () => listChats(rest, type)),
    chat: (id) => once(`chat ${id}`, () => findChat(rest, loaders, id)),
    proposalWord: (id) => once(`proposalWord ${id}`, () => getProposalState(rest, id)),
    proposalOn: (id) => once(`proposalOn ${id}`, () => orNull(findProposal(rest, id))),
    detail: (id) =>
      once(`detail ${id}`, async () => {
        const answer = await orNull(getPublication(rest, id, position, await loaders.viewerId()))
        if (!answer) return null
        chatIds.set(answer.publication.id, answer.chatId)
        loaders.prime([answer.publication])
        return answer.publication
      }),
    chatIdOfDetail: (id) => chatIds.get(id),
    prime(records) {
      for (const record of records) if (record && !isStub(record)) publication.prime(record.id, record)
    },
  }
  return loaders
}

/** The live ones in one read, then a page of the history for those that have ended. */
async function listTransactions(rest: RestClient, ids: readonly string[], live: () => Promise<TransactionRecord[]>): Promise<TransactionRecord[]> {
  const found = (await live()).filter((record) => !isTransactionStub(record))
  const known = new Set(found.map((record) => record.id))
  if (ids.filter((id) => !known.has(id)).length < 3) return found
  return [...found, ...(await listHistory(rest, 1, 50)).items.filter((record) => !isTransactionStub(record))]
}

/** A chat stands in one of the two lists; some backends leave out those of ended exchanges, whose history still names them. */
async function findChat(rest: RestClient, loaders: Loaders, id: string): Promise<ChatRecord | null> {
  const lists = await Promise.all([loaders.chats('proposal'), loaders.chats('in_progress')])
  const listed = lists.flat().find((chat) => chat.id === id)
  if (listed) return listed
  const ended = (await listHistory(rest, 1, 50)).items.find((record) => record.chat?.id === id)
  if (!ended?.interested_user) return null
  const owner = ended.owner ?? (await loaders.publication.load(ended.publication_id ?? ended.publication?.id ?? ''))?.owner
  if (!owner) return null
  return { id, owner, interested: ended.interested_user, unread_messages: 0, last_message: null, transaction: ended, updated_at: ended.updated_at }
}

/** "Does not exist" and "not yours" are one answer: null. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null
    throw error
  }
}
