import { isBeforeDay } from "../../../../rules/age";
import type { SecureExchangeState } from "../../__generated__/enums";
import { isAwaitingPayment } from "./isAwaitingPayment";
import type { SecureExchange } from "./secureExchangeFragment";

interface RefusableTransaction {
  secureExchange: { state: SecureExchangeState } | null;
  canBookSecureExchange: boolean;
}

/** It has a place; another one can only be had by moving. */
export const isLive = (booking: { state: SecureExchangeState }): boolean =>
  booking.state === "ACTIVE" || isAwaitingPayment(booking);

/** The viewer's own payment was refused: they may book over it, whether or not it is offered. */
export const isPaymentRefused = ({ secureExchange, canBookSecureExchange }: RefusableTransaction): boolean =>
  secureExchange?.state === "AWAITING_PAYMENT" && canBookSecureExchange;

/** What ends with the day before. A page that stays open over midnight still holds what it read the day before. */
export function movesNow({ date, canMove, canObject, isRefundable }: SecureExchange, now: Date) {
  const isEarly = isBeforeDay(date, now);
  return { canMove: canMove && isEarly, canObject: canObject && isEarly, isRefundable: isRefundable && isEarly };
}
