import type { NotificationModel } from "../../rest/notifications";

/** A transaction as its notification carries it. */
export interface TransactionSubjectView {
  __typename: "TransactionSubject";
  reason: string | null;
  transaction: NonNullable<NotificationModel["transaction"]>;
}
