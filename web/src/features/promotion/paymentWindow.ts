/** The window of the card gateway. */
export interface PaymentWindow {
  /** False where the browser did not let it open. */
  isOpen: boolean;
  /** Leads it to the gateway. */
  lead: (url: string) => void;
  close: () => void;
}

/**
 * Opens it empty, with a line of text. To be called in the click itself: a window that opens after an answer of the server is one
 * that browsers block. The gateway gets no hold on this page.
 */
export function openPaymentWindow(text: string): PaymentWindow {
  const opened = window.open("", "_blank", "popup,width=540,height=780");
  if (!opened) return { isOpen: false, lead: () => {}, close: () => {} };
  opened.opener = null;
  opened.document.title = text;
  opened.document.body.textContent = text;
  return { isOpen: true, lead: (url) => opened.location.replace(url), close: () => opened.close() };
}

/** The whole address of a page of payment; null for what is no page of the web (a script, say). */
export function paymentAddress(url: string | null | undefined): string | null {
  const whole = url && URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  return whole && /^https?:$/.test(whole.protocol) ? whole.href : null;
}
