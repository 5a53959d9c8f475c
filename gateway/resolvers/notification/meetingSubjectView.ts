import type { NotificationModel, TransactionModel } from "../../rest/notifications";

/** A meeting as its notification carries it. */
export interface MeetingSubjectView {
  __typename: "MeetingSubject";
  transaction: TransactionModel;
  meeting: NonNullable<NotificationModel["meeting"]>;
}
