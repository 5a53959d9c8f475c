import type { PremiumRequestStatus } from "../../__generated__/enums";
import type { PremiumResolvers } from "../../__generated__/resolvers";

const statuses: Record<string, PremiumRequestStatus> = {
  awaiting: "AWAITING_PAYMENT",
  pending_review: "IN_REVIEW",
  refused: "REFUSED",
};

export const Premium: PremiumResolvers = {
  endsOn: ({ ends_on }) => ends_on,
  request({ request }) {
    const status = statuses[request?.status ?? ""];
    return request && status ? { status, months: request.months ?? 0, reason: request.reason } : null;
  },
};
