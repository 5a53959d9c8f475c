import type DataLoader from "dataloader";
import { AppError } from "../errors";
import type { Position } from "../position";
import { listChats } from "../rest/chats";
import type { ChatRecord, ChatType } from "../rest/chats";
import type { RestClient } from "../rest/client";
import { listComments } from "../rest/comments";
import type { CommentRecord } from "../rest/comments";
import { listNotifications } from "../rest/notifications";
import type { NotificationRecord } from "../rest/notifications";
import { findPublications, getPublication, isStub, listActivePublications, listSaveds } from "../rest/publications";
import type { PublicationRecord, SavedRecord } from "../rest/publications";
import {
  findProposal,
  getProposalState,
  getTransaction,
  isEnded,
  listHistory,
  listLiveTransactions,
} from "../rest/transactions";
import type { ProposalWord, TransactionRecord } from "../rest/transactions";
import { getUser } from "../rest/users";
import type { AccountRecord, UserRecord } from "../rest/users";
import type { Session } from "../session/session";
import type { Page } from "../rest/shapes";
import { batchById } from "./batchById";
import { findChat, listTransactions, pageOf } from "./exchanges";
import { createPromotionLoaders } from "./promotions";
import type { PromotionLoaders } from "./promotions";
import { toldExchanges } from "./toldExchanges";
import { accountOf, viewerIdOf } from "./viewer";

export interface LoaderDeps {
  rest: RestClient;
  session: Session | null;
  position: Position;
}

/** Batches and remembers reads within one operation; never shared between operations or people. */
export interface Loaders extends PromotionLoaders {
  /** Full records; null for what does not exist. */
  publication: DataLoader<string, PublicationRecord | null>;
  /** Exchanges of the viewer; null for everybody else's. */
  transaction: DataLoader<string, TransactionRecord | null>;
  user: DataLoader<string, UserRecord | null>;
  /** Id of the session's person; null for guests. */
  viewerId(): Promise<string | null>;
  account(): Promise<AccountRecord | null>;
  /** The viewer's saved list; empty for guests. */
  saveds(): Promise<SavedRecord[]>;
  activePublications(): Promise<PublicationRecord[]>;
  /** The viewer's exchanges that are not ended. */
  liveTransactions(): Promise<TransactionRecord[]>;
  /** Those that are, newest change first. */
  history(page: number, perPage: number): Promise<Page<TransactionRecord>>;
  notifications(): Promise<NotificationRecord[]>;
  chats(type: ChatType): Promise<ChatRecord[]>;
  /** One chat of the viewer; null for everybody else's. */
  chat(id: string): Promise<ChatRecord | null>;
  /** What the backend says about proposing. */
  proposalWord(publicationId: string): Promise<ProposalWord>;
  /** The viewer's live proposal on a publication; undefined where the backend cannot be asked. */
  proposalOn(publicationId: string): Promise<TransactionRecord | null | undefined>;
  /** The same from chats and notifications. */
  toldProposalOn(publicationId: string): Promise<TransactionRecord | null>;
  /** The detail, read at most once: null when it does not exist. */
  detail(publicationId: string): Promise<PublicationRecord | null>;
  /** The viewer's chat about a publication whose detail was read; undefined when it was not. */
  chatIdOfDetail(publicationId: string): string | null | undefined;
  /** Questions and answers of a publication, with its detail where the backend sends them along; null where there are none to be had. */
  comments(publicationId: string): Promise<CommentRecord[] | null>;
  /** Remembers full records that came inside another answer. */
  prime(records: readonly (PublicationRecord | null)[]): void;
}

/** A fresh set for one operation. */
export function createLoaders({ rest, session, position }: LoaderDeps): Loaders {
  const memory = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = read();
    memory.set(key, answer);
    return answer;
  };
  const chatIds = new Map<string, string | null>();
  const comments = new Map<string, CommentRecord[]>();
  const told = () =>
    once("told", async () => {
      const chats = Promise.all([loaders.chats("proposal"), loaders.chats("in_progress")]);
      const [[proposals, inProgress], notifications] = await Promise.all([chats, loaders.notifications()]);
      return toldExchanges(
        [...new Map([...proposals, ...inProgress].map((chat) => [chat.id, chat])).values()],
        notifications,
      );
    });

  const publication = batchById<PublicationRecord>({
    many: async (ids) => (await rest.ifKnown("/find_pub_ids", () => findPublications(rest, ids, position))) ?? [],
    // Named by something else, as in a chat: only the detail is somebody's view.
    one: (id) => orNull(getPublication(rest, id, position, null, true).then((answer) => answer.publication)),
    idOf: (record) => record.id,
  });
  const transaction = batchById<TransactionRecord>({
    many: (ids) => listTransactions(loaders, ids),
    one: async (id) => {
      const found = await orNull(rest.ifKnown("/transactions/{id}", () => getTransaction(rest, id)));
      return found === undefined ? ((await told()).find((record) => record.id === id) ?? null) : found;
    },
    idOf: (record) => record.id,
  });
  const user = batchById<UserRecord>({
    many: () => Promise.resolve([]),
    one: (id) => orNull(getUser(rest, id)),
    idOf: (record) => record.id,
  });

  const loaders: Loaders = {
    publication,
    transaction,
    user,
    viewerId: () => once("viewerId", () => viewerIdOf(rest, session)),
    account: () => once("account", () => accountOf(rest, session)),
    saveds: () => once("saveds", async () => (session ? listSaveds(rest, await loaders.viewerId(), position) : [])),
    activePublications: () =>
      once("activePublications", async () => {
        const listed = await rest.ifKnown("/users/active_publications", () => listActivePublications(rest));
        return listed ?? ownPublications(loaders);
      }),
    liveTransactions: () =>
      once("liveTransactions", async () => {
        const live = await rest.ifKnown("/requests", () => listLiveTransactions(rest));
        return live ?? (await told()).filter((record) => !isEnded(record.status));
      }),
    history: (page, perPage) =>
      once(`history ${page} ${perPage}`, async () => {
        const listed = await rest.ifKnown("/v1/requests", () => listHistory(rest, page, perPage));
        return (
          listed ??
          pageOf(
            (await told()).filter((record) => isEnded(record.status)),
            page,
            perPage,
          )
        );
      }),
    notifications: () => once("notifications", () => listNotifications(rest)),
    chats: (type) => once(`chats ${type}`, () => listChats(rest, type)),
    chat: (id) => once(`chat ${id}`, () => findChat(loaders, id)),
    proposalWord: (id) => once(`proposalWord ${id}`, () => getProposalState(rest, id)),
    proposalOn: (id) =>
      once(`proposalOn ${id}`, () =>
        orNull(rest.ifKnown("/transactions/show_by_publication/{id}", () => findProposal(rest, id))),
      ),
    async toldProposalOn(id) {
      const viewerId = await loaders.viewerId();
      const isOn = (record: TransactionRecord) => (record.publication_id ?? record.publication?.id) === id;
      return (
        (await told()).find((record) => isOn(record) && record.interested_id === viewerId && !isEnded(record.status)) ??
        null
      );
    },
    detail: (id) =>
      once(`detail ${id}`, async () => {
        const answer = await orNull(getPublication(rest, id, position, await loaders.viewerId()));
        if (!answer) return null;
        chatIds.set(answer.publication.id, answer.chatId);
        if (answer.comments) comments.set(answer.publication.id, answer.comments);
        // A backend that hides the name of what is not available any more still names it on cards.
        if (answer.publication.title !== null) loaders.prime([answer.publication]);
        return answer.publication;
      }),
    comments: (id) =>
      once(`comments ${id}`, async () => {
        if (memory.has(`detail ${id}`)) await loaders.detail(id);
        return comments.get(id) ?? (await orNull(listComments(rest, id))) ?? null;
      }),
    chatIdOfDetail: (id) => chatIds.get(id),
    ...createPromotionLoaders({ rest, once, orNull }),
    prime(records) {
      for (const record of records) if (record && !isStub(record)) publication.prime(record.id, record);
    },
  };
  return loaders;
}

/** The account names its publications: for backends without a list of them. */
async function ownPublications(loaders: Loaders): Promise<PublicationRecord[]> {
  const named = (await loaders.account())?.publication_owners ?? [];
  const records = await Promise.all(named.map(({ id }) => loaders.publication.load(id)));
  return records.flatMap((record) =>
    record?.publication_status == null || /^acti/i.test(record.publication_status) ? (record ?? []) : [],
  );
}

/** "Does not exist" and "not yours" are one answer: null. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN")) return null;
    throw error;
  }
}
