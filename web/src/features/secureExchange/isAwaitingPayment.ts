import type { SecureExchangeState } from "../../__generated__/enums";

/** A place is held, and there is no code yet. */
export const isAwaitingPayment = ({ state }: { state: SecureExchangeState }): boolean =>
  state === "AWAITING_PAYMENT" || state === "TO_BE_CONFIRMED";
