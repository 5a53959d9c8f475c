/** What a provider says of somebody, checked. */
export interface VerifiedIdentity {
  /** The provider's own id of the person. */
  subject: string;
  /** Lower case; the provider says that it belongs to the person. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** What is remembered of the token, so that it counts once; the same for every spelling of it. */
  proof: string;
  /** When the token would have run out by itself. */
  expiresAt: Date;
}

/** Google or Facebook. */
export interface IdentityProvider {
  /** Rejects with NotVouched for a token that does not hold, ProviderAway where it cannot be checked now. `nonce` is what the browser asked with. */
  verifyToken(token: string, nonce: string | undefined, now: Date): Promise<VerifiedIdentity>;
}

/** The token is forged, foreign, run out, or does not name a verified address. The message is for the log. */
export class InvalidTokenError extends Error {}

/** The provider cannot be reached or answers nonsense. */
export class ProviderUnavailableError extends Error {}
