import type { ProformaStatus } from "../../__generated__/enums";

/** `credited` was paid and came back as credit; `open` can still be paid. */
export type PaymentState = "paid" | "credited" | "toBeConfirmed" | "open" | "rejected" | "expired";

/** What became of a payment; of one that came back, that; what can no longer be paid has expired. */
export function paymentState({
  status,
  paymentUrl,
  credited,
}: {
  status: ProformaStatus;
  paymentUrl: string | null;
  credited: object | null;
}): PaymentState {
  if (status === "APPROVED") return credited ? "credited" : "paid";
  if (status === "TO_BE_CONFIRMED") return "toBeConfirmed";
  if (paymentUrl === null) return "expired";
  return status === "REJECTED" ? "rejected" : "open";
}
