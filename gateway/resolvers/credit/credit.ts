import type { CreditEntryKind, CreditStatus } from "../../__generated__/enums";
import type { CreditEntryResolvers, CreditResolvers, Money } from "../../__generated__/resolvers";
import { creditRules } from "../../../rules/credit";
import { toMoney } from "../common/money";
import { readPage, toPageNumbers } from "../common/numberedPages";
import { readPublication } from "../publication/visibility";

const dollars = (amount: number | null): Money => toMoney(amount ?? 0) ?? { amount: 0, currency: "USD" };
const cents = (amount: number): Money => ({ amount, currency: "USD" });

const statuses: Record<string, CreditStatus> = {
  verified_full_credits: "VERIFIED_FULL_CREDITS",
  verified_partial_credits: "VERIFIED_PARTIAL_CREDITS",
  verified_without_credits: "VERIFIED_WITHOUT_CREDITS",
  no_verified_with_credits: "NO_VERIFIED_WITH_CREDITS",
};

const kinds: Record<string, CreditEntryKind> = {
  opening: "OPENING",
  publication: "PUBLICATION",
  fraud: "FRAUD",
  payment: "PAYMENT",
  refund: "REFUND",
  unused_views: "UNUSED_VIEWS",
  secure_exchange: "SECURE_EXCHANGE",
};

/** Only ever created for the session's own user. */
export const Credit: CreditResolvers = {
  status: ({ status }) => statuses[status ?? ""] ?? "NO_VERIFIED_WITHOUT_CREDITS",
  balance: ({ balance }) => dollars(balance),
  locked: async (_credit, _args, { loaders }) => toMoney((await loaders.creditEntries(1))?.sums.locked ?? null),
  free: async (_credit, _args, { loaders }) => toMoney((await loaders.creditEntries(1))?.sums.free ?? null),
  spentOnCampaigns: async (_credit, _args, { loaders }) =>
    toMoney((await loaders.creditEntries(1))?.sums.spent_on_campaigns ?? null),
  productEarned: ({ product_credits }) => dollars(product_credits),
  productCap: () => cents(creditRules.caps.product),
  serviceEarned: ({ service_credits }) => dollars(service_credits),
  serviceCap: () => cents(creditRules.caps.service),
  async entries(_credit, { page: asked }, { loaders }) {
    const page = readPage(asked);
    const listed = await loaders.creditEntries(page);
    return listed ? { items: listed.items, page: toPageNumbers(page, listed.pageInfo.total) } : null;
  },
};

export const CreditEntry: CreditEntryResolvers = {
  kind: ({ kind }) => kinds[kind ?? ""] ?? null,
  amount: ({ amount }) => dollars(amount),
  balance: ({ balance }) => dollars(balance),
  publicationId: ({ publication }) => publication?.id ?? null,
  publication: ({ publication }, _args, context) => readPublication(publication?.id ?? null, context),
  publicationTitle: ({ publication }) => publication?.title ?? null,
  planName: ({ plan }) => plan,
  proformaId: ({ proforma_id }) => proforma_id,
  proforma: ({ proforma_id }, _args, { loaders }) => (proforma_id === null ? null : loaders.proforma.load(proforma_id)),
  createdAt: ({ created_at }) => created_at,
};
