/** A payment as a provider is told of it: nothing of the person, nothing of what is bought but a line of text. */
export interface CardPayment {
  /** What we call it; the provider opens one payment for one reference, however often it is asked. */
  reference: string;
  /** Cents of `currency`. */
  amountCents: number;
  currency: string;
  description: string;
  /** From then on its page takes nothing. */
  expiresAt: Date;
}

/** Who takes card payments. What becomes of them is told by signed callbacks alone, see signature.ts. */
export interface CardGateway {
  /** Opens the payment's page, an address on the server that is asked where it has no origin; throws CardGatewayDown. */
  open(payment: CardPayment): Promise<{ control: string; pageUrl: string }>;
  /** Signs and checks the callbacks. */
  secret: string;
}

/** The provider did not open the payment; asking again is safe. */
export class CardGatewayUnavailableError extends Error {}

/** Cents as providers want them: "211.70". */
export const toDecimal = (cents: number) => (cents / 100).toFixed(2);
