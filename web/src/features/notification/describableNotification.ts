import type { NotificationData } from "./notificationFragment";

/** What of a notification its words and its target are made of. */
export type DescribableNotification = Pick<NotificationData, "type" | "subject">;

type TransactionSubject = Extract<DescribableNotification["subject"], { __typename: "TransactionSubject" }>;

/** The other party opened a claim, and the viewer's side of it is still to be heard. */
export const isAskedForVersion = (about: TransactionSubject | null) =>
  about?.stopReason === "CLAIM" && about.transaction?.claimStatement === "AWAITED";

/** What was paid for, by the backend's word; payments of other kinds have general texts. */
export function paymentProduct(
  subject: DescribableNotification["subject"],
): "PROMOTION" | "PREMIUM" | "SECURE_EXCHANGE" | "PAYMENT" {
  const word = subject?.__typename === "PaymentSubject" ? subject.productApplied : null;
  if (word === "premium") return "PREMIUM";
  if (word === "secure-exchange") return "SECURE_EXCHANGE";
  return word === "promo" ? "PROMOTION" : "PAYMENT";
}
