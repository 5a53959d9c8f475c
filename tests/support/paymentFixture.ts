import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import { aMember, aPublication } from "./builders";
import type { User } from "./builders";
import { moneyRows } from "./moneyRows";
import { sharedBackend } from "./sharedBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** The order as the wire has it. */
export interface Proforma {
  id: number;
  status: string;
  control: string | null;
  payment_url: string | null;
  payment_review: Record<string, unknown> | null;
  errors?: string[];
}
/** The wire's ad. */
export interface Campaign {
  id: number;
  publication: { id: number };
  status: string;
  views: number;
  printer: number;
  total_prints: number;
  total_views: number;
  proforma_status: string;
  stats: object;
}
interface Paged<T> {
  data: T[];
  page: number;
  pages: number;
  total: number;
}

/** Test cards of the built-in page: approved, rejected, and to be confirmed later. */
export const cards = {
  approved: "4111 1111 1111 1111",
  rejected: "4000 0000 0000 0002",
  pending: "4000-0000-0000-0044",
};

/** Gives a test file a backend, and the calls and rows around orders, payments and campaigns. */
export function usePayments(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend };
  beforeAll(async () => {
    fixture.backend = await sharedBackend(database);
  });

  async function signedInUser(values: Partial<User> = {}) {
    const member = await aMember(fixture.backend.db, values);
    return { ...member, publication: await aPublication(fixture.backend.db, { ownerId: member.user.id }) };
  }
  type SignedInUser = Awaited<ReturnType<typeof signedInUser>>;
  const order = (
    { headers }: Pick<SignedInUser, "headers">,
    publication: { id: number },
    planId: unknown = 1,
    key: string = randomUUID(),
    more = {},
  ) =>
    fixture.backend.call<Proforma>("/proforma", {
      headers: { ...headers, "idempotency-key": key },
      body: { id: planId, publication_id: publication.id, ...more },
    });
  const payWithCredit = (
    { headers }: Pick<SignedInUser, "headers">,
    publication: { id: number },
    planId: unknown = 1,
    key: string = randomUUID(),
  ) =>
    fixture.backend.call<{ proforma: Proforma; campaign: Campaign; errors?: string[] }>("/v1/provider_products", {
      headers: { ...headers, "idempotency-key": key },
      body: { id: planId, publication_id: publication.id, price: 0 },
    });
  const requestPage = (address: string | null, form?: Record<string, string>) =>
    fetch(`${fixture.backend.url}${address}`, {
      redirect: "manual",
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
  const statusOf = async ({ headers }: Pick<SignedInUser, "headers">, { id }: { id: number }) =>
    (await fixture.backend.call<Proforma>(`/proforma/${id}`, { headers })).body.status;
  const campaignsOf = async ({ headers }: Pick<SignedInUser, "headers">, query = "") =>
    (await fixture.backend.call<Paged<Campaign>>(`/v1/ads${query}`, { headers })).body;
  const promotables = async ({ headers }: Pick<SignedInUser, "headers">) =>
    (
      await fixture.backend.call<Paged<{ id: number; stats: object }>>("/v1/publication/promotables?per_page=10", {
        headers,
      })
    ).body;
  const { proformaRow, balanceOf, ledgerOf, notificationRows, sendCallback } = moneyRows(fixture);
  const notificationsOf = async (user: User) =>
    (await notificationRows(user)).map(({ type, extra }) => [
      type,
      (extra as { payment?: { status: string } }).payment?.status,
    ]);

  return Object.assign(fixture, {
    signedInUser,
    order,
    payWithCredit,
    requestPage,
    statusOf,
    campaignsOf,
    promotables,
    balanceOf,
    ledgerOf,
    notificationsOf,
    proformaRow,
    sendCallback,
  });
}
