import type DataLoader from "dataloader";
import type { CampaignRecord } from "../rest/campaigns";
import type { CategoryRecord } from "../rest/categories";
import type { ChatRecord, ChatsAsked, ChatType } from "../rest/chats";
import type { CommentRecord } from "../rest/comments";
import type { CountsRecord } from "../rest/counts";
import type { CreditRecord, LedgerPage } from "../rest/credit";
import type { NotificationRecord } from "../rest/notifications";
import type { ProformaRecord } from "../rest/payments";
import type { PublicationRecord, StatsRecord } from "../rest/publicationRecord";
import type { RemarkRecord } from "../rest/remarks";
import type { SavedPublicationRecord } from "../rest/savedPublications";
import type { Page, Stretch } from "../rest/shapes";
import type { ProposalStatus, TransactionsAsked } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactionRecord";
import type { AccountRecord, UserRecord } from "../rest/users";

/**
 * Batches and caches reads within one operation; never shared between operations or users. The `this` parameters make
 * the compiler refuse a detached method.
 */
export interface Loaders {
  /** Full records; null for what does not exist. */
  publication: DataLoader<string, PublicationRecord | null>;
  /** Transactions of the viewer; null for all others. */
  transaction: DataLoader<string, TransactionRecord | null>;
  user: DataLoader<string, UserRecord | null>;
  /** The tree of categories, each with its parents. */
  categories(this: Loaders): Promise<CategoryRecord[]>;
  /** What others wrote of a user; null where there is no such user. */
  remarks(this: Loaders, userId: string): Promise<RemarkRecord[] | null>;
  /** Id of the viewer if known without asking the backend, null for guests; undefined otherwise. */
  knownViewerId(this: Loaders): string | null | undefined;
  /** Id of the viewer; null for guests. */
  viewerId(this: Loaders): Promise<string | null>;
  account(this: Loaders): Promise<AccountRecord | null>;
  /** All that the viewer has saved, perhaps without the publications. */
  savedPublications(this: Loaders): Promise<SavedPublicationRecord[]>;
  /** The saved record of a publication, perhaps without the publication itself; null where it is not saved. */
  savedOf: DataLoader<string, SavedPublicationRecord | null>;
  /** A page of it with the publications; all of it where the backend knows no pages. */
  savedPage(this: Loaders, page: number, perPage: number): Promise<Page<SavedPublicationRecord>>;
  activePublications(this: Loaders): Promise<PublicationRecord[]>;
  /** How much waits for the viewer; undefined where the backend has no counts. */
  counts(this: Loaders): Promise<CountsRecord | undefined>;
  /** The viewer's live transactions, all of them; some, or all live ones where the backend knows no parts of a list. */
  liveTransactions(this: Loaders): Promise<TransactionRecord[]>;
  someTransactions(this: Loaders, some: TransactionsAsked): Promise<Page<TransactionRecord>>;
  /** The viewer's own live proposals, by publication. */
  ownProposal: DataLoader<string, TransactionRecord | null>;
  /** The viewer's ended transactions, newest change first, behind a place of the list or else by pages. */
  history(this: Loaders, page: number, perPage: number, after?: string): Promise<Page<TransactionRecord>>;
  notifications(this: Loaders): Promise<NotificationRecord[]>;
  /** Notifications of the viewer; null for all others. */
  notification: DataLoader<string, NotificationRecord | null>;
  someNotifications(this: Loaders, some: Stretch | { id: string }): Promise<Page<NotificationRecord>>;
  chats(this: Loaders, type: ChatType): Promise<ChatRecord[]>;
  someChats(this: Loaders, type: ChatType, some: ChatsAsked): Promise<Page<ChatRecord>>;
  /** Chats of the viewer; null for all others. */
  chat: DataLoader<string, ChatRecord | null>;
  /** The backend's answer to whether the viewer may propose. */
  proposalStatus(this: Loaders, publicationId: string): Promise<ProposalStatus>;
  /** The viewer's live proposal on a publication; undefined where the backend cannot be asked. */
  liveProposal(this: Loaders, publicationId: string): Promise<TransactionRecord | null | undefined>;
  /** The same from chats and notifications. */
  inferredProposal(this: Loaders, publicationId: string): Promise<TransactionRecord | null>;
  /** The detail, read at most once: null when it does not exist. */
  publicationDetail(this: Loaders, publicationId: string): Promise<PublicationRecord | null>;
  /** The viewer's chat about a publication whose detail was read; undefined when it was not. */
  chatIdOfDetail(this: Loaders, publicationId: string): string | null | undefined;
  /**
   * Questions and answers of a publication, taken from its detail where the backend includes them; null where it has
   * none.
   */
  comments(this: Loaders, publicationId: string): Promise<CommentRecord[] | null>;
  /** Payments of the viewer; null for all others. */
  proforma: DataLoader<string, ProformaRecord | null>;
  /** Promotions of the viewer, and own publications without one; undefined where the backend has no such call. */
  campaigns(this: Loaders, page: number): Promise<Page<CampaignRecord> | undefined>;
  promotables(this: Loaders, page: number): Promise<Page<PublicationRecord> | undefined>;
  /** The campaign of an own publication whose record leaves it out; null where there was none. */
  campaignOf(this: Loaders, publicationId: string): Promise<CampaignRecord | null | undefined>;
  /** The counts of an own publication whose record leaves them out. */
  stats(this: Loaders, publicationId: string): Promise<StatsRecord | null | undefined>;
  /** Credit of the viewer; undefined where the backend has no such call. */
  credit(this: Loaders): Promise<CreditRecord | undefined>;
  creditEntries(this: Loaders, page: number): Promise<LedgerPage | undefined>;
  /** Caches full records that came inside another response. */
  prime(this: Loaders, records: readonly (PublicationRecord | null)[]): void;
}
