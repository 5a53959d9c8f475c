import type DataLoader from "dataloader";
import type { ChatRecord, ChatType } from "../rest/chats";
import type { CommentRecord } from "../rest/comments";
import type { NotificationRecord } from "../rest/notifications";
import type { PublicationRecord, SavedPublicationRecord } from "../rest/publications";
import type { Page } from "../rest/shapes";
import type { ProposalStatus, TransactionRecord } from "../rest/transactions";
import type { AccountRecord, UserRecord } from "../rest/users";
import type { CreditLoaders } from "./credit";
import type { PromotionLoaders } from "./promotions";

/** Batches and caches reads within one operation; never shared between operations or users. */
export interface Loaders extends PromotionLoaders, CreditLoaders {
  /** Full records; null for what does not exist. */
  publication: DataLoader<string, PublicationRecord | null>;
  /** Transactions of the viewer; null for all others. */
  transaction: DataLoader<string, TransactionRecord | null>;
  user: DataLoader<string, UserRecord | null>;
  /** Id of the viewer where no backend has to be asked for it, null for guests; undefined where one has to. */
  knownViewerId(): string | null | undefined;
  /** Id of the viewer; null for guests. */
  viewerId(): Promise<string | null>;
  account(): Promise<AccountRecord | null>;
  /** What the viewer has saved, perhaps without the publications; empty for guests. */
  savedPublications(): Promise<SavedPublicationRecord[]>;
  /** A page of the same with them; all of it where the backend knows no pages. */
  savedPage(page: number, perPage: number): Promise<Page<SavedPublicationRecord>>;
  isSaved(publicationId: string): Promise<boolean>;
  activePublications(): Promise<PublicationRecord[]>;
  /** The viewer's live transactions. */
  liveTransactions(): Promise<TransactionRecord[]>;
  /** The viewer's ended transactions, newest change first. */
  history(page: number, perPage: number): Promise<Page<TransactionRecord>>;
  notifications(): Promise<NotificationRecord[]>;
  chats(type: ChatType): Promise<ChatRecord[]>;
  /** One chat of the viewer; null for all others. */
  chat(id: string): Promise<ChatRecord | null>;
  /** The backend's answer to whether the viewer may propose. */
  proposalStatus(publicationId: string): Promise<ProposalStatus>;
  /** The viewer's live proposal on a publication; undefined where the backend cannot be asked. */
  liveProposal(publicationId: string): Promise<TransactionRecord | null | undefined>;
  /** The same from chats and notifications. */
  inferredProposal(publicationId: string): Promise<TransactionRecord | null>;
  /** The detail, read at most once: null when it does not exist. */
  publicationDetail(publicationId: string): Promise<PublicationRecord | null>;
  /** The viewer's chat about a publication whose detail was read; undefined when it was not. */
  chatIdOfDetail(publicationId: string): string | null | undefined;
  /**
   * Questions and answers of a publication, taken from its detail where the backend includes them; null where it has
   * none.
   */
  comments(publicationId: string): Promise<CommentRecord[] | null>;
  /** Caches full records that came inside another response. */
  prime(records: readonly (PublicationRecord | null)[]): void;
}
