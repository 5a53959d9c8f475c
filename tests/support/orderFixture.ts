import { afterAll, beforeAll } from "vitest";
import { password } from "./builders";
import type { User } from "./builders";
import { startCountingProxy } from "./countingProxy";
import type { CountingProxy } from "./countingProxy";
import { GraphqlClient } from "./graphqlClient";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

const PROFORMA =
  "proforma { id status paymentUrl publicationId kind method concept publicationTitle payer price { amount } createdAt review { subTotal { amount currency } taxes { key name amount { amount } } amount { amount currency } exchangeRate } }";
export const CREATE = `mutation ($input: OrderInput!) { createProforma(input: $input) { ${PROFORMA} errors { field code message } } }`;
export const CREDIT = `mutation ($input: OrderInput!) { payWithCredit(input: $input) {
  ${PROFORMA} campaign { id isActive purchasedViews publication { id } } viewer { balance { amount } campaignCount promotableCount } errors { field code message } } }`;
export const CAMPAIGNS = `{ campaigns { items { id isActive proformaStatus organicViews promotedViews purchasedViews totalViews startedAt publication { id title ribbons cover { url }
  stats { views questionCount proposalCount inProgressCount } campaign { id } } } page { total pages } } }`;

interface Refusal {
  field: string | null;
  code: string;
  message: string;
}
/** The order as GraphQL has it; amounts in minor units. */
export interface Proforma {
  id: string;
  status: string;
  paymentUrl: string | null;
  publicationId: string;
  review: { amount: { amount: number } } | null;
}
/** The order, read by its id. */
export const READ = `query ($id: ID!) { ${PROFORMA.replace("proforma", "proforma(id: $id)")} }`;
/** The answer to `CREATE`. */
export interface Created {
  createProforma: { proforma: Proforma | null; errors: Refusal[] };
}
/** The answer to `CREDIT`. */
export interface Credited {
  payWithCredit: {
    proforma: Proforma | null;
    campaign: { id: string } | null;
    viewer: { balance: { amount: number } } | null;
    errors: Refusal[];
  };
}
/** The answer to `CAMPAIGNS`. */
export interface Campaigns {
  campaigns: { items: Record<string, unknown>[]; page: { total: number } };
}

/** Each call is another order unless it names a request. */
export const order = (publicationId: number | string, planId = "1", requestId = `r-${Math.random()}`) => ({
  input: { requestId, planId, publicationId: String(publicationId) },
});
/** Which refusal stands at which field. */
export const codes = (errors: Refusal[]) => errors.map(({ code, field }) => [code, field]);

interface Servers {
  backend: TestBackend;
  proxy: CountingProxy;
  gateway: TestGateway;
}

/** Gives a test file a gateway whose calls of the backend are counted, and clients of signed-in users. */
export function useOrders() {
  const fixture = {} as Servers;
  beforeAll(async () => {
    fixture.backend = await startBackend();
    fixture.proxy = await startCountingProxy(fixture.backend.url);
    fixture.gateway = await startGateway(fixture.proxy.url);
  });
  afterAll(async () => {
    await fixture.gateway?.stop();
    await fixture.proxy?.stop();
    await fixture.backend?.stop();
  });

  async function signedIn(user: User): Promise<GraphqlClient> {
    const client = new GraphqlClient(fixture.gateway.url);
    await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
      input: { email: user.email, password },
    });
    return client;
  }

  return Object.assign(fixture, { signedIn });
}
