/** A payment as the provider sees it: nothing about the user, and only a line of text about the order. */
interface CardPayment {
  /** Our name for it; the provider opens one payment per reference, however often it is asked. */
  reference: string;
  /** Cents of `currency`. */
  amountCents: number;
  currency: string;
  description: string;
  /** The screen of the client that the page leads back to. */
  returnPath: string;
  /** Until when the page accepts the payment. */
  expiresAt: Date;
}

/** Takes card payments. Only signed callbacks report their outcome, see signature.ts. */
export interface CardGateway {
  /**
   * Opens the payment's page; an address without an origin is on the server that was asked. Throws
   * CardGatewayUnavailableError.
   */
  open(payment: CardPayment): Promise<{ control: string; pageUrl: string }>;
  /** Signs and checks the callbacks. */
  secret: string;
}

/** The provider did not open the payment; asking again is safe. */
export class CardGatewayUnavailableError extends Error {}

/** Cents as providers want them: "211.70". */
export const toDecimal = (cents: number) => (cents / 100).toFixed(2);
