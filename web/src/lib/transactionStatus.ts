import type { TransactionStatus } from "../__generated__/enums";

/** Whether a transaction is over, well or not: nothing moves it any more. */
export const isOver = (status: TransactionStatus | undefined): status is "COMPLETE" | "REJECTED" =>
  status === "COMPLETE" || status === "REJECTED";
