import type { SecureExchangeState } from "../../__generated__/enums";

/** A place is held, and nobody has the code yet. */
export const isAwaitingPayment = ({ state }: { state: SecureExchangeState }): boolean =>
  state === "AWAITING_PAYMENT" || state === "TO_BE_CONFIRMED";

/** It has a place; another one can only be had by moving. */
export const isLive = (booking: { state: SecureExchangeState }): boolean =>
  booking.state === "ACTIVE" || isAwaitingPayment(booking);
