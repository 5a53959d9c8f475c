import type { ProformaStatus } from "../../__generated__/enums";

export type PaymentState = "paid" | "toBeConfirmed" | "open" | "rejected" | "expired";

/** What became of a payment; what can no longer be paid has expired. */
export function paymentState({
  status,
  paymentUrl,
}: {
  status: ProformaStatus;
  paymentUrl: string | null;
}): PaymentState {
  if (status === "APPROVED") return "paid";
  if (status === "TO_BE_CONFIRMED") return "toBeConfirmed";
  if (paymentUrl === null) return "expired";
  return status === "REJECTED" ? "rejected" : "open";
}
