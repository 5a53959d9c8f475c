/** The window of the card gateway. */
interface PaymentWindow {
  /** False if the browser blocked it. */
  isOpen: boolean;
  /** Navigates it to the gateway. */
  navigate: (url: string) => void;
  close: () => void;
}

/**
 * Opens an empty window with a line of text. Call it in the click handler: browsers block windows opened after a
 * response. The gateway gets no reference to this page.
 */
export function openPaymentWindow(text: string): PaymentWindow {
  const opened = window.open("", "_blank", "popup,width=540,height=780");
  if (!opened) return { isOpen: false, navigate: () => {}, close: () => {} };
  opened.opener = null;
  opened.document.title = text;
  opened.document.body.textContent = text;
  return { isOpen: true, navigate: (url) => opened.location.replace(url), close: () => opened.close() };
}
