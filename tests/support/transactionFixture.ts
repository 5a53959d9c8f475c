import { randomInt } from "node:crypto";
import { GraphqlClient } from "./graphqlClient";
import type { GraphqlAnswer } from "./graphqlClient";
import { leafCategory, publish, register } from "./people";
import type { Person, Target } from "./people";

/** All of them, in the schema's words. */
export const statuses = [
  "ACTIVE",
  "ACCEPTED",
  "CONFIRMED_OWNER",
  "CONFIRMED_INTERESTED",
  "COMPLETE",
  "REJECTED",
  "CLAIM_OWNER",
  "CLAIM_INTERESTED",
] as const;
/** In the schema's words. */
export type Status = (typeof statuses)[number];
/** The owner of the requested publication, and the proposer. */
export type Role = "owner" | "proposer";

/** A proposal for a publication that was made for it. */
export interface StartedTransaction {
  id: string;
  chatId: string;
  publicationId: string;
}

/** The moves that lead a transaction to each status. */
const stepsTo: Record<Status, [Role, Status][]> = {
  ACTIVE: [],
  ACCEPTED: [["owner", "ACCEPTED"]],
  CONFIRMED_OWNER: [
    ["owner", "ACCEPTED"],
    ["owner", "CONFIRMED_OWNER"],
  ],
  CONFIRMED_INTERESTED: [
    ["owner", "ACCEPTED"],
    ["proposer", "CONFIRMED_INTERESTED"],
  ],
  COMPLETE: [
    ["owner", "ACCEPTED"],
    ["owner", "CONFIRMED_OWNER"],
    ["proposer", "COMPLETE"],
  ],
  REJECTED: [["owner", "REJECTED"]],
  CLAIM_OWNER: [
    ["owner", "ACCEPTED"],
    ["owner", "CONFIRMED_OWNER"],
    ["owner", "CLAIM_OWNER"],
  ],
  CLAIM_INTERESTED: [
    ["owner", "ACCEPTED"],
    ["owner", "CONFIRMED_OWNER"],
    ["proposer", "CLAIM_INTERESTED"],
  ],
};

interface StatusChangeResult {
  changeTransactionStatus: {
    transaction: { id: string; status: Status } | null;
    errors: { code: string; field: string | null }[];
  };
}

const CHANGE_STATUS = `mutation ($id: ID!, $to: TransactionStatus!, $rating: Int) {
  changeTransactionStatus(input: { transactionId: $id, to: $to, rating: $rating }) { transaction { id status viewerRating } errors { code field message } }
}`;

const PROPOSE = `mutation ($input: CreateProposalInput!) {
  createProposal(input: $input) { transaction { id chatId status updatedAt } errors { code field message } }
}`;

interface ProposalResult {
  createProposal: {
    transaction: { id: string; chatId: string; status: Status } | null;
    errors: { code: string; field: string | null }[];
  };
}

/** An owner, a proposer, a stranger and a guest with publications and transactions, created through GraphQL only. */
export class TransactionFixture {
  readonly guest: GraphqlClient;
  private readonly availableIds: string[] = [];

  private constructor(
    target: Target,
    readonly owner: Person,
    readonly proposer: Person,
    readonly stranger: Person,
    private readonly categoryId: string,
  ) {
    this.guest = new GraphqlClient(target.url);
  }

  static async create(target: Target): Promise<TransactionFixture> {
    const owner = await register(target, "Olga");
    const proposer = await register(target, "Pedro");
    const stranger = await register(target, "Sara");
    return new TransactionFixture(target, owner, proposer, stranger, await leafCategory(owner.client, "SERVICE"));
  }

  /** A service of the owner without an open proposal; a service stays available after a completed transaction. */
  async availablePublication(): Promise<string> {
    return (
      this.availableIds.pop() ??
      publish(this.owner, {
        title: `Clases de prueba ${randomInt(1_000_000)}`,
        type: "SERVICE",
        categoryId: this.categoryId,
      })
    );
  }

  /** Returns a publication whose transaction has ended: it can be proposed for again. */
  release(publicationId: string): void {
    this.availableIds.push(publicationId);
  }

  propose(
    publicationId: string,
    writtenOffer = "unas horas de trabajo",
    offeredPublicationIds: string[] = [],
    person: Person = this.proposer,
  ): Promise<GraphqlAnswer<ProposalResult>> {
    return person.client.run<ProposalResult>(PROPOSE, {
      input: { publicationId, offeredPublicationIds, writtenOffer },
    });
  }

  changeStatus(
    actor: Role | "stranger" | "guest",
    id: string,
    to: Status,
    rating = 4,
  ): Promise<GraphqlAnswer<StatusChangeResult>> {
    const client = actor === "guest" ? this.guest : this[actor].client;
    return client.run<StatusChangeResult>(CHANGE_STATUS, { id, to, rating });
  }

  /** Starts a transaction and moves it to this status step by step. */
  async startTransaction(status: Status = "ACTIVE"): Promise<StartedTransaction> {
    const publicationId = await this.availablePublication();
    const { data, errors } = await this.propose(publicationId);
    const transaction = data?.createProposal.transaction;
    if (!transaction) throw new Error(`proposal refused: ${JSON.stringify(data ?? errors)}`);
    for (const [actor, to] of stepsTo[status]) {
      const answer = await this.changeStatus(actor, transaction.id, to);
      if (answer.data?.changeTransactionStatus.transaction?.status !== to)
        throw new Error(`${actor} to ${to}: ${JSON.stringify(answer)}`);
    }
    return { id: transaction.id, chatId: transaction.chatId, publicationId };
  }
}
