/** The window of the card gateway. */
export interface PaymentWindow {
  /** False where the browser did not let it open. */
  isOpen: boolean;
  /** Leads it to the gateway. */
  navigate: (url: string) => void;
  close: () => void;
}

/**
 * Opens it empty, with a line of text. To be called in the click itself: a window that opens after an answer of the server is one
 * that browsers block. The gateway gets no hold on this page.
 */
export function openPaymentWindow(text: string): PaymentWindow {
  const opened = window.open("", "_blank", "popup,width=540,height=780");
  if (!opened) return { isOpen: false, navigate: () => {}, close: () => {} };
  opened.opener = null;
  opened.document.title = text;
  opened.document.body.textContent = text;
  return { isOpen: true, navigate: (url) => opened.location.replace(url), close: () => opened.close() };
}

/** The whole address of a page of payment; null for what is no page of the web (a script, say). */
export function parsePaymentUrl(url: string | null | undefined): string | null {
  const parsed = url && URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}
