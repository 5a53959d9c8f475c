import DataLoader from "dataloader";
import { isEnded } from "../../rules/transaction";
import type { CampaignRecord } from "../rest/campaigns";
import type { CategoryRecord } from "../rest/categories";
import type { ChatRecord } from "../rest/chats";
import { listComments } from "../rest/comments";
import type { CommentRecord } from "../rest/comments";
import type { CreditRecord, LedgerPage } from "../rest/credit";
import { nullIfHidden } from "../rest/hidden";
import { isId } from "../rest/isId";
import type { NotificationRecord } from "../rest/notifications";
import { getProforma, listPayments } from "../rest/payments";
import type { ProformaRecord } from "../rest/payments";
import { isPublicationStub } from "../rest/publicationRecord";
import type { PublicationRecord, StatsRecord } from "../rest/publicationRecord";
import { findPublications, getPublication, listActivePublications } from "../rest/publications";
import type { PublicationDetail } from "../rest/publications";
import { listRemarks } from "../rest/remarks";
import type { RemarkRecord } from "../rest/remarks";
import type { Page } from "../rest/shapes";
import { findProposal, getProposalStatus, getTransaction } from "../rest/transactions";
import type { ProposalStatus } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactionRecord";
import { getUser } from "../rest/users";
import type { UserRecord } from "../rest/users";
import { batchById } from "./batchById";
import { readCategoryTree } from "./categoryTree";
import { readCredit, readCreditEntries } from "./credit";
import type { Loaders } from "./loaders";
import { OwnLists } from "./ownLists";
import { readCampaign, readCampaigns, readPromotables, readStats } from "./promotions";
import { findChat, findProposals, listNamedChats, listTransactions } from "./transactions";

/** A fresh set for one operation. A class, because most operations need one or two of them: the others cost nothing. */
export class OperationLoaders extends OwnLists implements Loaders {
  private readonly details = new Map<string, PublicationDetail>();
  private readonly primed: PublicationRecord[] = [];
  private madePublication: Loaders["publication"] | undefined;
  private madeTransaction: Loaders["transaction"] | undefined;
  private madeOwnProposal: Loaders["ownProposal"] | undefined;
  private madeUser: Loaders["user"] | undefined;
  private madeChat: Loaders["chat"] | undefined;
  private madeProforma: Loaders["proforma"] | undefined;
  private madeNotification: Loaders["notification"] | undefined;

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

  get chat(): DataLoader<string, ChatRecord | null> {
    return (this.madeChat ??= batchById<ChatRecord>({
      readMany: (ids) => listNamedChats(this, ids),
      readOne: (id) => findChat(this, id),
      idOf: (record) => record.id,
    }));
  }

  get proforma(): DataLoader<string, ProformaRecord | null> {
    const { rest } = this;
    return (this.madeProforma ??= batchById<ProformaRecord>({
      readMany: async () => (await rest.ifSupported("/v1/payments", () => listPayments(rest, 1, 50)))?.items ?? [],
      readOne: async (id) =>
        (await nullIfHidden(rest.ifSupported("/proforma/{id}", () => getProforma(rest, id)))) ?? null,
      idOf: (record) => record.id ?? "",
    }));
  }

  get notification(): DataLoader<string, NotificationRecord | null> {
    return (this.madeNotification ??= batchById<NotificationRecord>({
      readMany: () => Promise.resolve([]),
      readOne: async (id) => (await this.someNotifications({ id })).items.find((found) => found.id === id) ?? null,
      idOf: (record) => record.id,
    }));
  }

  categories(): Promise<CategoryRecord[]> {
    return this.once("categories", () => readCategoryTree(this.rest));
  }

  remarks(userId: string): Promise<RemarkRecord[] | null> {
    return this.once(`remarks ${userId}`, async () => (await nullIfHidden(listRemarks(this.rest, userId))) ?? null);
  }

  activePublications(): Promise<PublicationRecord[]> {
    return this.once("activePublications", async () => {
      const { rest } = this;
      const listed = await rest.ifSupported("/users/active_publications", () => listActivePublications(rest));
      return listed ?? listNamedPublications(this);
    });
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
      if (!isId(id)) return null;
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
      if (this.isAskedFor(`publicationDetail ${id}`)) await this.publicationDetail(id);
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
}

/** The account names its publications: for backends without a list of them. */
async function listNamedPublications(loaders: Loaders): Promise<PublicationRecord[]> {
  const named = (await loaders.account())?.publication_owners ?? [];
  const records = await Promise.all(named.map(({ id }) => loaders.publication.load(id)));
  return records.flatMap((record) =>
    record?.publication_status == null || /^acti/i.test(record.publication_status) ? (record ?? []) : [],
  );
}
