import type { NotificationModel } from "../../rest/notifications";

/** A transaction as its notification carries it. */
export interface TransactionSubjectView {
  __typename: "TransactionSubject";
  isReminder: boolean;
  /** As the backend writes it; null where it leaves it out. */
  reason: string | null;
  /** Why an operator resolved its claim so. */
  resolution: string | null;
  /** What happened to a change of what was agreed on. */
  amendment: string | null;
  transaction: NonNullable<NotificationModel["transaction"]>;
}
