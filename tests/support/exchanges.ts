import { randomInt } from "node:crypto";
import { GraphqlClient } from "./runQuery";
import type { GraphqlAnswer } from "./runQuery";
import { leafCategory, publish, register } from "./people";
import type { Person, Target } from "./people";

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
export type Status = (typeof statuses)[number];
export type Role = "owner" | "proposer";

export interface Exchange {
  id: string;
  chatId: string;
  publicationId: string;
}

/** How an exchange gets into each status, step by step. */
const ways: Record<Status, [Role, Status][]> = {
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

export interface Changed {
  changeTransactionStatus: {
    transaction: { id: string; status: Status } | null;
    errors: { code: string; field: string | null }[];
  };
}

const CHANGE = `mutation ($id: ID!, $to: TransactionStatus!, $rating: Int) {
  changeTransactionStatus(input: { transactionId: $id, to: $to, rating: $rating }) { transaction { id status viewerRating } errors { code field message } }
}`;

const PROPOSE = `mutation ($input: CreateProposalInput!) {
  createProposal(input: $input) { transaction { id chatId status updatedAt } errors { code field message } }
}`;

export interface Proposed {
  createProposal: {
    transaction: { id: string; chatId: string; status: Status } | null;
    errors: { code: string; field: string | null }[];
  };
}

/** An owner, a proposer, a stranger and a guest, and things to exchange, made through GraphQL only. */
export class Neighbourhood {
  readonly guest: GraphqlClient;
  private readonly free: string[] = [];

  private constructor(
    target: Target,
    readonly owner: Person,
    readonly proposer: Person,
    readonly stranger: Person,
    private readonly categoryId: string,
  ) {
    this.guest = new GraphqlClient(target.url);
  }

  static async create(target: Target): Promise<Neighbourhood> {
    const owner = await register(target, "Olga");
    const proposer = await register(target, "Pedro");
    const stranger = await register(target, "Sara");
    return new Neighbourhood(target, owner, proposer, stranger, await leafCategory(owner.client, "SERVICE"));
  }

  /** A service of the owner that nobody has asked for: services are offered again after an exchange. */
  async publication(): Promise<string> {
    return (
      this.free.pop() ??
      publish(this.owner, {
        title: `Clases de prueba ${randomInt(1_000_000)}`,
        type: "SERVICE",
        categoryId: this.categoryId,
      })
    );
  }

  /** Of a publication whose exchange has ended: it can be asked for again. */
  release(publicationId: string): void {
    this.free.push(publicationId);
  }

  propose(
    publicationId: string,
    writtenOffer = "unas horas de trabajo",
    offeredPublicationIds: string[] = [],
    person: Person = this.proposer,
  ): Promise<GraphqlAnswer<Proposed>> {
    return person.client.run<Proposed>(PROPOSE, { input: { publicationId, offeredPublicationIds, writtenOffer } });
  }

  change(who: Role | "stranger" | "guest", id: string, to: Status, rating = 4): Promise<GraphqlAnswer<Changed>> {
    const client = who === "guest" ? this.guest : this[who].client;
    return client.run<Changed>(CHANGE, { id, to, rating });
  }

  /** An exchange that has come to this status the ordinary way. */
  async exchange(status: Status = "ACTIVE"): Promise<Exchange> {
    const publicationId = await this.publication();
    const { data, errors } = await this.propose(publicationId);
    const transaction = data?.createProposal.transaction;
    if (!transaction) throw new Error(`proposal refused: ${JSON.stringify(data ?? errors)}`);
    for (const [who, to] of ways[status]) {
      const answer = await this.change(who, transaction.id, to);
      if (answer.data?.changeTransactionStatus.transaction?.status !== to)
        throw new Error(`${who} to ${to}: ${JSON.stringify(answer)}`);
    }
    return { id: transaction.id, chatId: transaction.chatId, publicationId };
  }
}
