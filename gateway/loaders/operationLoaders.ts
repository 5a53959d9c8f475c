import DataLoader from "dataloader";
import type { Position } from "../position";
import { listChats, listSomeChats } from "../rest/chats";
import type { ChatRecord, ChatsAsked, ChatType } from "../rest/chats";
import type { RestClient } from "../rest/client";
import { listComments } from "../rest/comments";
import type { CommentRecord } from "../rest/comments";
import type { CampaignRecord } from "../rest/campaigns";
import { getCounts } from "../rest/counts";
import type { CountsRecord } from "../rest/counts";
import type { CreditRecord, LedgerPage } from "../rest/credit";
import { nullIfHidden } from "../rest/hidden";
import { listNotifications, listSomeNotifications } from "../rest/notifications";
import type { NotificationRecord } from "../rest/notifications";
import { isPublicationStub } from "../rest/publicationRecord";
import { findPublications, getPublication, listActivePublications } from "../rest/publications";
import { listSaved, listSavedPage, publicationIdOf } from "../rest/savedPublications";
import type { PublicationRecord, StatsRecord } from "../rest/publicationRecord";
import type { PublicationDetail } from "../rest/publications";
import type { SavedPublicationRecord } from "../rest/savedPublications";
import type { Page, Stretch } from "../rest/shapes";
import {
  findProposal,
  getProposalStatus,
  getTransaction,
  isEnded,
  listHistory,
  listLiveTransactions,
  listSomeTransactions,
} from "../rest/transactions";
import type { ProposalStatus, TransactionRecord, TransactionsAsked } from "../rest/transactions";
import { getUser } from "../rest/users";
import type { AccountRecord, UserRecord } from "../rest/users";
import type { Session } from "../session/session";
import { batchById } from "./batchById";
import { findChat, findProposals, listTransactions, slicePage } from "./transactions";
import type { Loaders } from "./loaders";
import { readCredit, readCreditEntries } from "./credit";
import { readCampaign, readCampaigns, readPromotables, readStats } from "./promotions";
import { seenTransactions } from "./seenTransactions";
import { inferTransactions } from "./inferTransactions";
import { readAccount, resolveViewerId } from "./viewer";
import { toWholePage, WholeLists } from "./wholeLists";

interface LoaderDeps {
  rest: RestClient;
  session: Session | null;
  position: Position;
}

/** A fresh set for one operation. A class, because most operations need one or two of them: the others cost nothing. */
export class OperationLoaders implements Loaders {
  private readonly rest: RestClient;
  private readonly session: Session | null;
  private readonly position: Position;
  private readonly memory = new Map<string, Promise<unknown>>();
  private madeLists: WholeLists | undefined;
  private readonly details = new Map<string, PublicationDetail>();
  private readonly primed: PublicationRecord[] = [];
  /** Of pages of the saved list that were read. */
  private readonly savedIds = new Set<string>();
  private madePublication: Loaders["publication"] | undefined;
  private madeTransaction: Loaders["transaction"] | undefined;
  private madeOwnProposal: Loaders["ownProposal"] | undefined;
  private madeUser: Loaders["user"] | undefined;

  constructor({ rest, session, position }: LoaderDeps) {
    this.rest = rest;
    this.session = session;
    this.position = position;
  }

  get publication(): DataLoader<string, PublicationRecord | null> {
    if (this.madePublication) return this.madePublication;
    const { rest, position } = this;
    const loader = batchById<PublicationRecord>({
      readMany: async (ids) =>
        (await rest.ifSupported("/find_pub_ids", () => findPublications(rest, ids, position))) ?? [],
      // Named by another record, such as a chat: only the detail counts as a view.
      readOne: (id) =>
        nullIfHidden(getPublication(rest, id, position, null, true).then((answer) => answer.publication)),
      idOf: (record) => record.id,
    });
    for (const record of this.primed) loader.prime(record.id, record);
    this.madePublication = loader;
    return loader;
  }

  get transaction(): DataLoader<string, TransactionRecord | null> {
    return (this.madeTransaction ??= batchById<TransactionRecord>({
      readMany: (ids) => listTransactions(this, ids),
      readOne: async (id) => {
        const found = await nullIfHidden(
          this.rest.ifSupported("/transactions/{id}", () => getTransaction(this.rest, id)),
        );
        return found === undefined
          ? ((await this.inferredTransactions()).find((record) => record.id === id) ?? null)
          : found;
      },
      idOf: (record) => record.id,
    }));
  }

  get ownProposal(): DataLoader<string, TransactionRecord | null> {
    return (this.madeOwnProposal ??= new DataLoader((ids) => findProposals(this, ids), { maxBatchSize: 50 }));
  }

  get user(): DataLoader<string, UserRecord | null> {
    return (this.madeUser ??= batchById<UserRecord>({
      readMany: () => Promise.resolve([]),
      readOne: (id) => nullIfHidden(getUser(this.rest, id)),
      idOf: (record) => record.id,
    }));
  }

  knownViewerId(): string | null | undefined {
    return this.session ? this.session.userId || undefined : null;
  }

  viewerId(): Promise<string | null> {
    return this.once("viewerId", () => resolveViewerId(this.rest, this.session));
  }

  account(): Promise<AccountRecord | null> {
    return this.once("account", () => readAccount(this.rest, this.session));
  }

  savedPublications(): Promise<SavedPublicationRecord[]> {
    return this.once("savedPublications", async () =>
      this.session ? listSaved(this.rest, await this.viewerId()) : [],
    );
  }

  savedPage(page: number, perPage: number): Promise<Page<SavedPublicationRecord>> {
    return this.once(`savedPage ${page} ${perPage}`, async () => {
      const listed = await listSavedPage(this.rest, await this.viewerId(), this.position, { page, perPage });
      for (const saved of listed.items) this.savedIds.add(publicationIdOf(saved));
      return listed;
    });
  }

  async isSaved(id: string): Promise<boolean> {
    return this.savedIds.has(id) || (await this.savedPublications()).some((saved) => publicationIdOf(saved) === id);
  }

  activePublications(): Promise<PublicationRecord[]> {
    return this.once("activePublications", async () => {
      const { rest } = this;
      const listed = await rest.ifSupported("/users/active_publications", () => listActivePublications(rest));
      return listed ?? listNamedPublications(this);
    });
  }

  counts(): Promise<CountsRecord | undefined> {
    return this.once("counts", () => getCounts(this.rest));
  }

  liveTransactions(): Promise<TransactionRecord[]> {
    return this.lists.whole("requests", async () => {
      const live = await this.rest.ifSupported("/requests", () => listLiveTransactions(this.rest));
      return live ?? this.inferredLive();
    });
  }

  someTransactions(some: TransactionsAsked): Promise<Page<TransactionRecord>> {
    return this.lists.part("requests", some, async () => {
      const listed = await this.rest.ifSupported("/requests", () => listSomeTransactions(this.rest, some));
      return listed ?? toWholePage(await this.inferredLive());
    });
  }

  history(page: number, perPage: number, after?: string): Promise<Page<TransactionRecord>> {
    return this.once(`history ${page} ${perPage} ${after}`, async () => {
      const listed = await this.rest.ifSupported("/v1/requests", () => listHistory(this.rest, page, perPage, after));
      return (
        listed ??
        slicePage(
          (await this.inferredTransactions()).filter((record) => isEnded(record.status)),
          page,
          perPage,
        )
      );
    });
  }

  notifications(): Promise<NotificationRecord[]> {
    return this.lists.whole("notifications", () => listNotifications(this.rest));
  }

  someNotifications(some: Stretch | { id: string }): Promise<Page<NotificationRecord>> {
    return this.lists.part("notifications", some, () => listSomeNotifications(this.rest, some));
  }

  chats(type: ChatType): Promise<ChatRecord[]> {
    return this.lists.whole(`chats ${type}`, () => listChats(this.rest, type));
  }

  someChats(type: ChatType, some: ChatsAsked): Promise<Page<ChatRecord>> {
    return this.lists.part(`chats ${type}`, some, () => listSomeChats(this.rest, type, some));
  }

  chat(id: string): Promise<ChatRecord | null> {
    return this.once(`chat ${id}`, () => findChat(this, id));
  }

  proposalStatus(id: string): Promise<ProposalStatus> {
    return this.once(`proposalStatus ${id}`, () => getProposalStatus(this.rest, id));
  }

  liveProposal(id: string): Promise<TransactionRecord | null | undefined> {
    return this.once(`liveProposal ${id}`, () =>
      nullIfHidden(this.rest.ifSupported("/transactions/show_by_publication/{id}", () => findProposal(this.rest, id))),
    );
  }

  async inferredProposal(id: string): Promise<TransactionRecord | null> {
    const viewerId = await this.viewerId();
    const isOn = (record: TransactionRecord) => (record.publication_id ?? record.publication?.id) === id;
    return (
      (await this.inferredTransactions()).find(
        (record) => isOn(record) && record.interested_id === viewerId && !isEnded(record.status),
      ) ?? null
    );
  }

  publicationDetail(id: string): Promise<PublicationRecord | null> {
    return this.once(`publicationDetail ${id}`, async () => {
      const known = this.knownViewerId();
      const viewerId = known === undefined ? await this.viewerId() : known;
      const answer = await nullIfHidden(getPublication(this.rest, id, this.position, viewerId));
      if (!answer) return null;
      this.details.set(answer.publication.id, answer);
      // A backend that hides the name of what is not available any more still names it on cards.
      if (answer.publication.title !== null) this.prime([answer.publication]);
      return answer.publication;
    });
  }

  comments(id: string): Promise<CommentRecord[] | null> {
    return this.once(`comments ${id}`, async () => {
      if (this.memory.has(`publicationDetail ${id}`)) await this.publicationDetail(id);
      return this.details.get(id)?.comments ?? (await nullIfHidden(listComments(this.rest, id))) ?? null;
    });
  }

  chatIdOfDetail(id: string): string | null | undefined {
    return this.details.get(id)?.chatId;
  }

  campaigns(page: number): Promise<Page<CampaignRecord> | undefined> {
    return this.once(`campaigns ${page}`, () => readCampaigns(this.rest, page));
  }

  promotables(page: number): Promise<Page<PublicationRecord> | undefined> {
    return this.once(`promotables ${page}`, () => readPromotables(this.rest, page));
  }

  campaignOf(publicationId: string): Promise<CampaignRecord | null | undefined> {
    return this.once(`campaign ${publicationId}`, () => readCampaign(this.rest, publicationId));
  }

  stats(publicationId: string): Promise<StatsRecord | null | undefined> {
    return this.once(`stats ${publicationId}`, () => readStats(this.rest, publicationId));
  }

  credit(): Promise<CreditRecord | undefined> {
    return this.once("credit", () => readCredit(this.rest));
  }

  creditEntries(page: number): Promise<LedgerPage | undefined> {
    return this.once(`creditEntries ${page}`, () => readCreditEntries(this.rest, page));
  }

  prime(records: readonly (PublicationRecord | null)[]): void {
    for (const record of records) {
      if (!record || isPublicationStub(record)) continue;
      if (this.madePublication) this.madePublication.prime(record.id, record);
      else this.primed.push(record);
    }
  }

  private get lists(): WholeLists {
    return (this.madeLists ??= new WholeLists());
  }

  private async inferredLive(): Promise<TransactionRecord[]> {
    return (await this.inferredTransactions()).filter((record) => !isEnded(record.status));
  }

  /** The viewer's transactions for backends without the calls for them. */
  private inferredTransactions(): Promise<TransactionRecord[]> {
    return this.once("inferredTransactions", async () => {
      const lists = Promise.all([this.chats("all"), this.chats("proposal"), this.chats("in_progress")]);
      const [chats, notifications] = await Promise.all([lists, this.notifications()]);
      return inferTransactions(
        [...new Map(chats.flat().map((chat) => [chat.id, chat])).values()],
        notifications,
        seenTransactions(this.session),
      );
    });
  }

  /** What is read is read once. */
  private once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = read();
    this.memory.set(key, answer);
    return answer;
  }
}

/** The account names its publications: for backends without a list of them. */
async function listNamedPublications(loaders: Loaders): Promise<PublicationRecord[]> {
  const named = (await loaders.account())?.publication_owners ?? [];
  const records = await Promise.all(named.map(({ id }) => loaders.publication.load(id)));
  return records.flatMap((record) =>
    record?.publication_status == null || /^acti/i.test(record.publication_status) ? (record ?? []) : [],
  );
}
