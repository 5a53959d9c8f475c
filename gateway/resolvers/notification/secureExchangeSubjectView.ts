import type { NotificationModel, TransactionModel } from "../../rest/notifications";

/** A booking as its notification carries it. */
export interface SecureExchangeSubjectView {
  __typename: "SecureExchangeSubject";
  transaction: TransactionModel;
  booking: NonNullable<NotificationModel["security_change"]>;
}
