import type { Resolvers } from '../__generated__/resolvers'
import { Category, Country, categoryQueries } from './category'
import { Chat, Message, chatQueries } from './chat'
import { Notification, notificationQueries } from './notification'
import { TransactionSubject } from './notificationSubject'
import { Publication, publicationQueries } from './publication'
import { scalars } from './scalars'
import { SearchCategory, SearchResult, searchQueries } from './search'
import { Transaction, transactionQueries } from './transaction'
import { User, userQueries } from './user'
import { Viewer, viewerQueries } from './viewer'
import { wallQueries } from './wall'

/** Every resolver, one file per noun. */
export const resolvers: Resolvers = {
  ...scalars,
  Query: {
    ...categoryQueries,
    ...chatQueries,
    ...notificationQueries,
    ...publicationQueries,
    ...searchQueries,
    ...transactionQueries,
    ...userQueries,
    ...viewerQueries,
    ...wallQueries,
  },
  Category,
  Chat,
  Country,
  Message,
  Notification,
  Publication,
  SearchCategory,
  SearchResult,
  Transaction,
  TransactionSubject,
  User,
  Viewer,
}
