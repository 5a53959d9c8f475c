const news = new EventTarget();

/** Says that a card payment of this person has changed; called for every notification about one. */
export function announcePayment(): void {
  news.dispatchEvent(new Event("payment"));
}

/** Calls back when a card payment has changed, until the returned function is called. */
export function onPaymentNews(listener: () => void): () => void {
  news.addEventListener("payment", listener);
  return () => news.removeEventListener("payment", listener);
}
