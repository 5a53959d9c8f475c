const paymentEvents = new EventTarget();

/** Reports that a card payment of the viewer has changed; called for every notification about one. */
export function emitPaymentChange(): void {
  paymentEvents.dispatchEvent(new Event("payment"));
}

/** Calls the listener when a card payment has changed; returns a function that unsubscribes. */
export function onPaymentChange(listener: () => void): () => void {
  paymentEvents.addEventListener("payment", listener);
  return () => paymentEvents.removeEventListener("payment", listener);
}
