import { z } from "zod";
import { adRecord } from "./campaigns";
import type { CampaignRecord } from "./campaigns";
import type { RestClient } from "./client";
import { amount, count, id, list, listOrEmpty, moment, nullable, number, optionalId, text, wireId } from "./shapes";
import type { Page } from "./shapes";

const taxRecord = z.object({ key: text, name: text, percent: number, amount });

/**
 * Amounts in bolívares with decimals; each tax is under its key, and with its name in `taxes` where the backend sends
 * it.
 */
const reviewRecord = z.looseObject({
  sub_total: amount,
  amount,
  currency: text,
  rate: number,
  taxes: listOrEmpty(taxRecord),
});
/** What an order comes to; on a proforma it stays as it was made, whatever rates become. */
export type ReviewRecord = z.output<typeof reviewRecord>;

/** A plan of `GET /v1/provider_products`: `price` and `available_balance` in US dollars. */
export const planRecord = z.object({
  id,
  name: text,
  price: amount,
  tax_units: number,
  payment_review: nullable(reviewRecord),
  applicable_taxes_keys: listOrEmpty(z.string()),
  available_balance: number,
  productable_type: text,
  productable: nullable(z.object({ ad_type: text, views: count, months: count })),
});
/** What it sells depends on its kind: views of a promotion, months of Premium, or one secure exchange. */
export type PlanRecord = z.output<typeof planRecord>;

/** What is asked for, and what the records call it. */
const products = { promo: "promos", premium: "premium", "secure-exchange": "secure-exchange" } as const;
/** In the words of the wire's `productable_type`. */
export type ProductKind = keyof typeof products;

/** The plans of one kind; a backend that knows no other kind may answer with another one's. */
export async function listPlans(rest: RestClient, kind: ProductKind): Promise<PlanRecord[]> {
  const query = { product: products[kind] };
  const { items } = await rest.get("/v1/provider_products", list(planRecord, "provider_products"), { query });
  return items.filter(({ productable_type: type }) => (type ?? "promo") === kind);
}

/** An order and, once it is paid, its receipt; `price` and `credited` in US dollars. */
export const proformaRecord = z.object({
  /** Null on servers that answer nothing but the control value. */
  id: optionalId,
  status: text,
  control: text,
  payment_url: text,
  payment_review: nullable(reviewRecord),
  applicable_taxes_keys: listOrEmpty(z.string()),
  productable_type: text,
  publication_id: optionalId,
  created_at: moment,
  price: amount,
  receipt_number: text,
  paid_at: moment,
  method: text,
  concept: text,
  publication_title: text,
  payer: text,
  credited: amount,
});
/** `control` and `payment_url` are null once nothing can be paid any more. */
export type ProformaRecord = z.output<typeof proformaRecord>;

/**
 * Orders a plan; its control value opens the payment. The plan's attributes are sent along as the original expects; a
 * careful backend ignores them.
 */
export function postProforma(
  rest: RestClient,
  plan: PlanRecord,
  publicationId: string | null,
  requestId: string,
): Promise<ProformaRecord> {
  return rest.post("/proforma", proformaRecord, { json: orderBody(plan, publicationId), idempotencyKey: requestId });
}

/** An own proforma. NOT_FOUND for other people's. */
export function getProforma(rest: RestClient, proformaId: string): Promise<ProformaRecord> {
  return rest.get(`/proforma/${encodeURIComponent(proformaId)}`, proformaRecord);
}

/** All own payments, the newest first. */
export function listPayments(rest: RestClient, page: number, perPage: number): Promise<Page<ProformaRecord>> {
  return rest.get("/v1/payments", list(proformaRecord, "payments"), { query: { page, per_page: perPage } });
}

const creditPaymentAnswer = z.object({ proforma: nullable(proformaRecord), campaign: nullable(adRecord) });

/** Orders a plan and pays it with credit. */
export function postCreditPayment(
  rest: RestClient,
  plan: PlanRecord,
  publicationId: string | null,
  requestId: string,
): Promise<{ proforma: ProformaRecord | null; campaign: CampaignRecord | null }> {
  return rest.changePublicReads(() =>
    rest.post("/v1/provider_products", creditPaymentAnswer, {
      json: orderBody(plan, publicationId),
      idempotencyKey: requestId,
    }),
  );
}

function orderBody(plan: PlanRecord, publicationId: string | null) {
  const { id: planId, ...attributes } = plan;
  return {
    ...attributes,
    id: wireId(planId),
    ...(publicationId !== null && { publication_id: wireId(publicationId) }),
  };
}
