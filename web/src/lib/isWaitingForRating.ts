import type { TransactionRole, TransactionStatus } from "../__generated__/enums";

/** Whether the viewer has confirmed and the counterpart has not. */
export function isWaitingForRating(role: TransactionRole, status: TransactionStatus): boolean {
  return (
    (role === "OWNER" && status === "CONFIRMED_OWNER") || (role === "INTERESTED" && status === "CONFIRMED_INTERESTED")
  );
}
