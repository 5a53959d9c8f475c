import DataLoader from "dataloader";
import { isEnded } from "../../rules/transaction";
import type { Position } from "../position";
import { listChats, listSomeChats } from "../rest/chats";
import type { ChatRecord, ChatsAsked, ChatType } from "../rest/chats";
import type { RestClient } from "../rest/client";
import { getCounts } from "../rest/counts";
import type { CountsRecord } from "../rest/counts";
import { listNotifications, listSomeNotifications } from "../rest/notifications";
import type { NotificationRecord } from "../rest/notifications";
import { listSaved, listSavedPage, listSomeSaved, publicationIdOf } from "../rest/savedPublications";
import type { SavedPublicationRecord } from "../rest/savedPublications";
import type { Page, Stretch } from "../rest/shapes";
import { listHistory, listLiveTransactions, listSomeTransactions } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactionRecord";
import type { TransactionsAsked } from "../rest/transactions";
import type { AccountRecord } from "../rest/users";
import type { Session } from "../session/session";
import { inferTransactions } from "./inferTransactions";
import type { Loaders } from "./loaders";
import { seenTransactions } from "./seenTransactions";
import { slicePage } from "./transactions";
import { readAccount, resolveViewerId } from "./viewer";
import { toWholePage, WholeLists } from "./wholeLists";

interface LoaderDeps {
  rest: RestClient;
  session: Session | null;
  position: Position;
}

/** Who the viewer is, and the lists of what is theirs. What an operation reads of them it reads once. */
export abstract class OwnLists {
  protected readonly rest: RestClient;
  protected readonly session: Session | null;
  protected readonly position: Position;
  private readonly memory = new Map<string, Promise<unknown>>();
  private madeLists: WholeLists | undefined;
  private madeSavedOf: Loaders["savedOf"] | undefined;

  constructor({ rest, session, position }: LoaderDeps) {
    this.rest = rest;
    this.session = session;
    this.position = position;
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

  get savedOf(): DataLoader<string, SavedPublicationRecord | null> {
    return (this.madeSavedOf ??= new DataLoader((ids) => this.findSaved(ids), { maxBatchSize: 100 }));
  }

  savedPublications(): Promise<SavedPublicationRecord[]> {
    return this.lists.whole("saved", async () => listSaved(this.rest, await this.viewerId()));
  }

  savedPage(page: number, perPage: number): Promise<Page<SavedPublicationRecord>> {
    return this.once(`savedPage ${page} ${perPage}`, async () => {
      const listed = await listSavedPage(this.rest, await this.viewerId(), this.position, { page, perPage });
      for (const saved of listed.items) this.savedOf.prime(publicationIdOf(saved), saved);
      return listed;
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

  private get lists(): WholeLists {
    return (this.madeLists ??= new WholeLists(this.rest.partialLists));
  }

  private async findSaved(publicationIds: readonly string[]): Promise<(SavedPublicationRecord | null)[]> {
    const { items } = await this.lists.part("saved", publicationIds, async () =>
      listSomeSaved(this.rest, await this.viewerId(), publicationIds),
    );
    const found = new Map(items.map((saved) => [publicationIdOf(saved), saved]));
    return publicationIds.map((id) => found.get(id) ?? null);
  }

  private async inferredLive(): Promise<TransactionRecord[]> {
    return (await this.inferredTransactions()).filter((record) => !isEnded(record.status));
  }

  /** The viewer's transactions for backends without the calls for them. */
  protected inferredTransactions(): Promise<TransactionRecord[]> {
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

  /** Whether something was asked for already. */
  protected isAskedFor(key: string): boolean {
    return this.memory.has(key);
  }

  /** What is read is read once. */
  protected once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = read();
    this.memory.set(key, answer);
    return answer;
  }
}
