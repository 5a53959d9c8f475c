/** A user's identity, verified by a provider. */
export interface VerifiedIdentity {
  /** The provider's own id of the person. */
  subject: string;
  /** Lower case; the provider says that it belongs to the person. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** What is stored of the token, so that it counts once; the same for every spelling of it. */
  proof: string;
  /** When the token expires by itself. */
  expiresAt: Date;
}

/** Google or Facebook. */
export interface IdentityProvider {
  /**
   * Rejects with InvalidTokenError for an invalid token, ProviderUnavailableError where it cannot be checked now.
   * `nonce` is the one that the browser sent to the provider.
   */
  verifyToken(token: string, nonce: string | undefined, now: Date): Promise<VerifiedIdentity>;
}

/** The token is forged, foreign, expired, or names no verified address. The message is for the log. */
export class InvalidTokenError extends Error {}

/** The provider cannot be reached or its answer makes no sense. */
export class ProviderUnavailableError extends Error {}
