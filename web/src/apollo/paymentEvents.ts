const paymentEvents = new EventTarget();

/** Says that a card payment of this person has changed; called for every notification about one. */
export function emitPaymentChange(): void {
  paymentEvents.dispatchEvent(new Event("payment"));
}

/** Calls back when a card payment has changed, until the returned function is called. */
export function onPaymentChange(listener: () => void): () => void {
  paymentEvents.addEventListener("payment", listener);
  return () => paymentEvents.removeEventListener("payment", listener);
}
