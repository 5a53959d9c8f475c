import type { Position } from "../position";
import { listChats } from "../rest/chats";
import type { RestClient } from "../rest/client";
import { listComments } from "../rest/comments";
import type { CommentRecord } from "../rest/comments";
import { nullIfHidden } from "../rest/hidden";
import { listNotifications } from "../rest/notifications";
import {
  findPublications,
  getPublication,
  isPublicationStub,
  listActivePublications,
  listSaved,
  listSavedPage,
  publicationIdOf,
} from "../rest/publications";
import type { PublicationRecord } from "../rest/publications";
import {
  findProposal,
  getProposalStatus,
  getTransaction,
  isEnded,
  listHistory,
  listLiveTransactions,
} from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactions";
import { getUser } from "../rest/users";
import type { UserRecord } from "../rest/users";
import type { Session } from "../session/session";
import { batchById } from "./batchById";
import { findChat, listTransactions, slicePage } from "./transactions";
import type { Loaders } from "./loaders";
import { createCreditLoaders } from "./credit";
import { createPromotionLoaders } from "./promotions";
import { seenTransactions } from "./seenTransactions";
import { inferTransactions } from "./inferTransactions";
import { readAccount, resolveViewerId } from "./viewer";

interface LoaderDeps {
  rest: RestClient;
  session: Session | null;
  position: Position;
}

/** A fresh set for one operation. */
export function createLoaders({ rest, session, position }: LoaderDeps): Loaders {
  const memory = new Map<string, Promise<unknown>>();
  const memoize = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const cached = memory.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const answer = read();
    memory.set(key, answer);
    return answer;
  };
  const chatIds = new Map<string, string | null>();
  /** Of pages of the saved list that were read. */
  const savedIds = new Set<string>();
  const comments = new Map<string, CommentRecord[]>();
  const inferredTransactions = () =>
    memoize("inferredTransactions", async () => {
      const lists = Promise.all([loaders.chats("all"), loaders.chats("proposal"), loaders.chats("in_progress")]);
      const [chats, notifications] = await Promise.all([lists, loaders.notifications()]);
      return inferTransactions(
        [...new Map(chats.flat().map((chat) => [chat.id, chat])).values()],
        notifications,
        seenTransactions(session),
      );
    });

  const primed: PublicationRecord[] = [];
  let publication: Loaders["publication"] | undefined;
  const createPublicationLoader = () => {
    const loader = batchById<PublicationRecord>({
      readMany: async (ids) =>
        (await rest.ifSupported("/find_pub_ids", () => findPublications(rest, ids, position))) ?? [],
      // Named by another record, such as a chat: only the detail counts as a view.
      readOne: (id) =>
        nullIfHidden(getPublication(rest, id, position, null, true).then((answer) => answer.publication)),
      idOf: (record) => record.id,
    });
    for (const record of primed) loader.prime(record.id, record);
    return loader;
  };
  let transaction: Loaders["transaction"] | undefined;
  const createTransactionLoader = () =>
    batchById<TransactionRecord>({
      readMany: (ids) => listTransactions(loaders, ids),
      readOne: async (id) => {
        const found = await nullIfHidden(rest.ifSupported("/transactions/{id}", () => getTransaction(rest, id)));
        return found === undefined
          ? ((await inferredTransactions()).find((record) => record.id === id) ?? null)
          : found;
      },
      idOf: (record) => record.id,
    });
  let user: Loaders["user"] | undefined;
  const createUserLoader = () =>
    batchById<UserRecord>({
      readMany: () => Promise.resolve([]),
      readOne: (id) => nullIfHidden(getUser(rest, id)),
      idOf: (record) => record.id,
    });

  const loaders: Loaders = {
    // Made when they are needed: most operations need none of them.
    get publication() {
      return (publication ??= createPublicationLoader());
    },
    get transaction() {
      return (transaction ??= createTransactionLoader());
    },
    get user() {
      return (user ??= createUserLoader());
    },
    knownViewerId: () => (session ? session.userId || undefined : null),
    viewerId: () => memoize("viewerId", () => resolveViewerId(rest, session)),
    account: () => memoize("account", () => readAccount(rest, session)),
    savedPublications: () =>
      memoize("savedPublications", async () => (session ? listSaved(rest, await loaders.viewerId()) : [])),
    savedPage: (page, perPage) =>
      memoize(`savedPage ${page} ${perPage}`, async () => {
        const listed = await listSavedPage(rest, await loaders.viewerId(), position, { page, perPage });
        for (const saved of listed.items) savedIds.add(publicationIdOf(saved));
        return listed;
      }),
    isSaved: async (id) =>
      savedIds.has(id) || (await loaders.savedPublications()).some((saved) => publicationIdOf(saved) === id),
    activePublications: () =>
      memoize("activePublications", async () => {
        const listed = await rest.ifSupported("/users/active_publications", () => listActivePublications(rest));
        return listed ?? listNamedPublications(loaders);
      }),
    liveTransactions: () =>
      memoize("liveTransactions", async () => {
        const live = await rest.ifSupported("/requests", () => listLiveTransactions(rest));
        return live ?? (await inferredTransactions()).filter((record) => !isEnded(record.status));
      }),
    history: (page, perPage) =>
      memoize(`history ${page} ${perPage}`, async () => {
        const listed = await rest.ifSupported("/v1/requests", () => listHistory(rest, page, perPage));
        return (
          listed ??
          slicePage(
            (await inferredTransactions()).filter((record) => isEnded(record.status)),
            page,
            perPage,
          )
        );
      }),
    notifications: () => memoize("notifications", () => listNotifications(rest)),
    chats: (type) => memoize(`chats ${type}`, () => listChats(rest, type)),
    chat: (id) => memoize(`chat ${id}`, () => findChat(loaders, id)),
    proposalStatus: (id) => memoize(`proposalStatus ${id}`, () => getProposalStatus(rest, id)),
    liveProposal: (id) =>
      memoize(`liveProposal ${id}`, () =>
        nullIfHidden(rest.ifSupported("/transactions/show_by_publication/{id}", () => findProposal(rest, id))),
      ),
    async inferredProposal(id) {
      const viewerId = await loaders.viewerId();
      const isOn = (record: TransactionRecord) => (record.publication_id ?? record.publication?.id) === id;
      return (
        (await inferredTransactions()).find(
          (record) => isOn(record) && record.interested_id === viewerId && !isEnded(record.status),
        ) ?? null
      );
    },
    publicationDetail: (id) =>
      memoize(`publicationDetail ${id}`, async () => {
        const answer = await nullIfHidden(getPublication(rest, id, position, await loaders.viewerId()));
        if (!answer) return null;
        chatIds.set(answer.publication.id, answer.chatId);
        if (answer.comments) comments.set(answer.publication.id, answer.comments);
        // A backend that hides the name of what is not available any more still names it on cards.
        if (answer.publication.title !== null) loaders.prime([answer.publication]);
        return answer.publication;
      }),
    comments: (id) =>
      memoize(`comments ${id}`, async () => {
        if (memory.has(`publicationDetail ${id}`)) await loaders.publicationDetail(id);
        return comments.get(id) ?? (await nullIfHidden(listComments(rest, id))) ?? null;
      }),
    chatIdOfDetail: (id) => chatIds.get(id),
    ...createPromotionLoaders({ rest, memoize, nullIfHidden }),
    ...createCreditLoaders({ rest, memoize }),
    prime(records) {
      for (const record of records) {
        if (!record || isPublicationStub(record)) continue;
        if (publication) publication.prime(record.id, record);
        else primed.push(record);
      }
    },
  };
  return loaders;
}

/** The account names its publications: for backends without a list of them. */
async function listNamedPublications(loaders: Loaders): Promise<PublicationRecord[]> {
  const named = (await loaders.account())?.publication_owners ?? [];
  const records = await Promise.all(named.map(({ id }) => loaders.publication.load(id)));
  return records.flatMap((record) =>
    record?.publication_status == null || /^acti/i.test(record.publication_status) ? (record ?? []) : [],
  );
}
