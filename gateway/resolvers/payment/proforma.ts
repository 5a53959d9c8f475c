import type { PaymentMethod, ProformaStatus } from "../../__generated__/enums";
import type { PlanResolvers, ProformaResolvers, SecureExchangePaymentResolvers } from "../../__generated__/resolvers";
import { isBackendAddress, isInternalHost } from "../../backendAddress";
import type { Context } from "../../context";
import { isLoopback } from "../../env";
import type { PlanRecord, ProformaRecord, ReviewRecord } from "../../rest/payments";
import { number } from "../../rest/shapes";
import { toPlanKind } from "./planKind";
import { toMoney } from "../common/money";
import { toGlobalId } from "../node/globalId";
import { readPublication } from "../publication/visibility";

const statuses: Record<string, ProformaStatus> = {
  approved: "APPROVED",
  pending: "PENDING",
  to_be_confirmed: "TO_BE_CONFIRMED",
  rejected: "REJECTED",
};

/** Null for unknown words. */
export function toProformaStatus(word: string | null): ProformaStatus | null {
  return statuses[word ?? ""] ?? null;
}

const methods: Record<string, PaymentMethod> = { card: "CARD", credit: "CREDIT" };

/** Names of taxes that the backend sends by key only. */
const taxNames: Record<string, string> = { iva: "IVA", igtf: "IGTF" };

function toReview(review: ReviewRecord, taxKeys: readonly string[]) {
  const money = (amount: number | null) => ({
    amount: toMoney(amount)?.amount ?? 0,
    currency: review.currency ?? "VES",
  });
  const named = new Map(review.taxes.map((tax) => [tax.key ?? "", tax]));
  const keys = taxKeys.length > 0 ? taxKeys : [...named.keys()];
  return {
    subTotal: money(review.sub_total),
    taxes: keys.map((key) => ({
      key,
      name: nameOf(key, named.get(key)),
      amount: money(named.get(key)?.amount ?? number.parse(review[key])),
    })),
    amount: money(review.amount),
    exchangeRate: review.rate,
  };
}

function nameOf(key: string, tax: ReviewRecord["taxes"][number] | undefined): string {
  const name = tax?.name ?? taxNames[key] ?? key.toUpperCase();
  return tax?.percent ? `${name} (${String(tax.percent).replace(".", ",")}%)` : name;
}

const adTypes = { basic: "BASIC", medium: "MEDIUM", advanced: "ADVANCED" } as const;

const adTypeOf = ({ productable }: PlanRecord) => adTypes[(productable?.ad_type ?? "") as keyof typeof adTypes] ?? null;
const titles = { BASIC: "Básico", MEDIUM: "Medio", ADVANCED: "Avanzado" };

export const Plan: PlanResolvers = {
  kind: ({ productable_type }) => toPlanKind(productable_type) ?? "PROMO",
  name: (plan) => {
    const type = adTypeOf(plan);
    return type ? titles[type] : (plan.name ?? "");
  },
  adType: adTypeOf,
  views: ({ productable }) => productable?.views ?? null,
  months: ({ productable }) => productable?.months ?? null,
  price: ({ price }) => toMoney(price ?? 0) ?? { amount: 0, currency: "USD" },
  review: (plan) =>
    toReview(
      plan.payment_review ?? { sub_total: null, amount: null, currency: null, rate: null, taxes: [] },
      plan.applicable_taxes_keys,
    ),
  availableBalance: ({ available_balance }) => toMoney(available_balance ?? 0) ?? { amount: 0, currency: "USD" },
};

/**
 * The built-in card page is on the backend and served under our own origin; any other address must be https, or of
 * this machine outside production.
 */
function toPaymentUrl(address: string | null, backendOrigin: string, isProduction: boolean): string | null {
  const url = address !== null && URL.canParse(address, backendOrigin) ? new URL(address, backendOrigin) : null;
  if (!url) return null;
  if (isBackendAddress(url, backendOrigin) && url.pathname.startsWith("/card_gateway/")) return url.pathname;
  const isLocal = !isProduction && url.protocol === "http:" && isLoopback(url.hostname);
  const isPublic = url.protocol === "https:" && !isInternalHost(url.hostname);
  return isPublic || isLocal ? url.href : null;
}

/** Null once nothing can be paid. */
function paymentUrlOf(
  { status, payment_url, control }: ProformaRecord,
  { backendOrigin, cardPageUrl, isProduction }: Context,
): string | null {
  if (status === "approved" || status === "to_be_confirmed") return null;
  return toPaymentUrl(
    payment_url ?? (control && cardPageUrl ? cardPageUrl.replace("{control}", encodeURIComponent(control)) : null),
    backendOrigin,
    isProduction,
  );
}

/** What a booking shows of its payment. */
export const SecureExchangePayment: SecureExchangePaymentResolvers = {
  id: ({ id, control }) => id ?? control ?? "",
  status: ({ status }) => toProformaStatus(status) ?? "PENDING",
  paymentUrl: (proforma, _args, context) => paymentUrlOf(proforma, context),
  receiptNumber: ({ receipt_number }) => receipt_number,
  cost: ({ price, payment_review: review }) =>
    toMoney(review?.amount && review.rate ? Math.round((review.amount * 100) / review.rate) / 100 : price),
};

export const Proforma: ProformaResolvers = {
  id: ({ id, control }) => id ?? control ?? "",
  globalId: ({ id, control }) => toGlobalId("Proforma", id ?? control ?? ""),
  status: ({ status }) => toProformaStatus(status) ?? "PENDING",
  paymentUrl: (proforma, _args, context) => paymentUrlOf(proforma, context),
  review: ({ payment_review, applicable_taxes_keys }: ProformaRecord) =>
    payment_review && toReview(payment_review, applicable_taxes_keys),
  kind: ({ productable_type }) => toPlanKind(productable_type),
  publicationId: ({ publication_id }) => publication_id,
  publication: ({ publication_id }, _args, context) => readPublication(publication_id, context),
  publicationTitle: ({ publication_title }) => publication_title,
  receiptNumber: ({ receipt_number }) => receipt_number,
  paidAt: ({ paid_at }) => paid_at,
  method: ({ method }) => methods[method ?? ""] ?? null,
  price: ({ price }) => toMoney(price),
  credited: ({ credited }) => toMoney(credited),
  createdAt: ({ created_at }) => created_at ?? new Date().toISOString(),
};
