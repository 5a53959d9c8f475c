import { claimStatuses } from "../../../rules/transaction";
import type { AmendmentEvent, PremiumEvent, TransactionStopReason } from "../../__generated__/enums";
import type {
  AlertSubjectResolvers,
  CommentSubjectResolvers,
  PaymentSubjectResolvers,
  PublicationSubjectResolvers,
  ResolversTypes,
  TransactionSubjectResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { NotificationRecord } from "../../rest/notifications";
import { toMoney } from "../common/money";
import { toPlanKind } from "../payment/planKind";
import { toProformaStatus } from "../payment/proforma";
import { readPublication } from "../publication/visibility";
import { nameCounterpart } from "./nameCounterpart";

type Subject = Awaited<ResolversTypes["NotificationSubject"]>;

const reasons: Record<string, TransactionStopReason> = {
  claim: "CLAIM",
  expired: "EXPIRED",
  item_exchanged: "ITEM_EXCHANGED",
  publication_deactivated: "PUBLICATION_DEACTIVATED",
};

const amendmentEvents: Record<string, AmendmentEvent> = {
  requested: "REQUESTED",
  accepted: "ACCEPTED",
  declined: "DECLINED",
  withdrawn: "WITHDRAWN",
};

/** What a notification is about; null where the backend says nothing that can be shown. */
export function toSubject({ model, type_notification }: NotificationRecord): Subject | null {
  if (!model) return null;
  const { transaction, publication, comment, payment, verification, premium, reminder, reason, resolution } = model;
  if (transaction && model.security_change)
    return { __typename: "SecureExchangeSubject", transaction, booking: model.security_change };
  if (transaction && model.meeting) return { __typename: "MeetingSubject", transaction, meeting: model.meeting };
  if (transaction)
    return {
      __typename: "TransactionSubject",
      transaction,
      isReminder: reminder,
      reason,
      resolution,
      amendment: model.amendment,
    };
  if (comment) {
    const publicationId = comment.publication_id ?? comment.publication?.id;
    if (!publicationId) return null;
    const publicationTitle = comment.publication?.title ?? null;
    const isAnswer = (comment.father_comment_id ?? "0") !== "0";
    return {
      __typename: "CommentSubject",
      commentId: comment.id,
      isAnswer,
      publicationId,
      publicationTitle,
      text: comment.comment ?? "",
    };
  }
  if (model.ring)
    return {
      __typename: "RingSubject",
      ringId: model.ring.id,
      event: model.ring.event,
      meeting: model.meeting,
      publicationTitle: publication?.title ?? null,
    };
  if (publication && type_notification === "alert_match")
    return {
      __typename: "AlertSubject",
      publicationId: publication.id,
      publicationTitle: publication.title,
      matchedPublicationId: model.match?.publication_id ?? null,
      isMutual: model.match?.mutual ?? false,
    };
  if (publication) {
    const { id, title, credit, reason } = publication;
    return {
      __typename: "PublicationSubject",
      publicationId: id,
      title: title ?? "",
      credit: credit ? toMoney(credit) : null,
      reason,
    };
  }
  if (model.digest)
    return {
      __typename: "DigestSubject",
      topics: model.digest.topics.map(({ topic, count }) => ({ topic, count: count ?? 0 })),
    };
  if (verification) return { __typename: "VerificationSubject", reason: verification.reason };
  if (payment?.status) {
    const { status, product_applied, proforma_id, publication_id, publication_title, credited } = payment;
    return {
      __typename: "PaymentSubject",
      status,
      productApplied: product_applied,
      proformaId: proforma_id,
      promotedPublicationId: publication_id,
      promotedPublicationTitle: publication_title,
      bookedTransactionId: payment.transaction_id,
      bookedPublicationTitle: payment.booked_publication_title,
      isCredited: credited,
    };
  }
  if (premium)
    return {
      __typename: "PremiumSubject",
      event: premiumEvents[premium.state ?? ""] ?? null,
      endsOn: premium.ends_on,
    };
  return null;
}

const premiumEvents: Record<string, PremiumEvent> = {
  active: "ACTIVE",
  refused: "REFUSED",
  ending: "ENDING",
  ended: "ENDED",
};

const publication = ({ publicationId }: { publicationId: string }, _args: object, context: Context) =>
  readPublication(publicationId, context);

export const AlertSubject: AlertSubjectResolvers = {
  publication,
  matchedPublication: ({ matchedPublicationId }, _args, context) => readPublication(matchedPublicationId, context),
};
export const CommentSubject: CommentSubjectResolvers = { publication };
export const PublicationSubject: PublicationSubjectResolvers = { publication };

export const PaymentSubject: PaymentSubjectResolvers = {
  paymentStatus: ({ status }) => toProformaStatus(status),
  planKind: ({ productApplied }) => (productApplied === null ? null : toPlanKind(productApplied)),
  proforma: ({ proformaId }, _args, { loaders }) => (proformaId === null ? null : loaders.proforma.load(proformaId)),
  promotedPublication: ({ promotedPublicationId }, _args, context) => readPublication(promotedPublicationId, context),
  bookedTransaction: ({ bookedTransactionId }, _args, { loaders }) =>
    bookedTransactionId === null ? null : loaders.transaction.load(bookedTransactionId),
};

export const TransactionSubject: TransactionSubjectResolvers = {
  transactionId: ({ transaction }) => transaction.id,
  chatId: ({ transaction }) => transaction.chat?.id ?? null,
  chat: ({ transaction: { chat } }, _args, { loaders }) => (chat ? loaders.chat.load(chat.id) : null),
  publicationTitle: ({ transaction }) => transaction.publication?.title ?? transaction.publication?.name ?? null,
  counterpartName: ({ transaction }, _args, context) => nameCounterpart(transaction, context),
  stopReason: async ({ transaction, reason }, _args, { loaders }) => {
    if (reason !== null) return reasons[reason] ?? null;
    const now = await loaders.transaction.load(transaction.id);
    if (claimStatuses.some((claim) => claim === now?.status)) return "CLAIM";
    return reasons[now?.close_reason ?? ""] ?? null;
  },
  amendmentEvent: ({ amendment }) => amendmentEvents[amendment ?? ""] ?? null,
  transaction: ({ transaction }, _args, { loaders }) => loaders.transaction.load(transaction.id),
};
