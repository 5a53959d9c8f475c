import type { TransactionRole, TransactionStatus } from "../../__generated__/enums";
import { isWaitingForRating } from "../../lib/isWaitingForRating";

interface BookableTransaction {
  viewerRole: TransactionRole;
  status: TransactionStatus;
  canBookSecureExchange: boolean;
}

/** Who has what was agreed needs no meeting, though the other party may still want one. */
export const isBookingOffered = ({ viewerRole, status, canBookSecureExchange }: BookableTransaction): boolean =>
  canBookSecureExchange && !isWaitingForRating(viewerRole, status);
