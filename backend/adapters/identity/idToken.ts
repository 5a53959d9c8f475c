import { maxProviderToken } from "../../../rules/account";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import { InvalidTokenError, ProviderUnavailableError } from "./provider";

interface IdTokenSettings {
  /** Every spelling of the issuer. */
  issuers: string[];
  audience: string;
  /** Where the issuer publishes its keys. */
  keysUrl: string;
  /** How long after fetching the keys an unknown key is refused without fetching them again, in ms. */
  cooldownMs: number;
}

const timeoutMs = 5_000;

/** Errors of the token; any other means that the keys could not be fetched. */
const tokenErrors = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/**
 * Checks an OpenID Connect ID token: signature by the issuer's published keys, issuer, audience, expiry, nonce. The
 * keys are cached; an unknown key makes one new fetch, and no further one within the cooldown, however many tokens name
 * it.
 */
export function createIdTokenCheck({ issuers, audience, keysUrl, cooldownMs }: IdTokenSettings) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeoutMs, cooldownDuration: cooldownMs });
  return async (
    token: string,
    nonce: string | undefined,
    now: Date,
  ): Promise<{ claims: JWTPayload; proof: string; expiresAt: Date }> => {
    if (token.length > maxProviderToken) throw new InvalidTokenError("too long");
    const claims = await verify(token, now);
    // An authorised party other than us would have asked for this token for itself.
    if (claims.aud !== audience || (claims.azp !== undefined && claims.azp !== audience))
      throw new InvalidTokenError("another authorised party");
    if (claims.nonce !== undefined && claims.nonce !== nonce) throw new InvalidTokenError("another nonce");
    if (claims.nonce === undefined && nonce !== undefined) throw new InvalidTokenError("no nonce");
    // The signature's last character can be spelled in several ways, what it signs in one only.
    return { claims, proof: token.split(".").slice(0, 2).join("."), expiresAt: new Date(Number(claims.exp) * 1_000) };
  };

  async function verify(token: string, now: Date): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuers,
        audience,
        algorithms: ["RS256"],
        requiredClaims: ["sub", "exp", "iat"],
        clockTolerance: 30,
        currentDate: now,
      });
      return payload;
    } catch (error) {
      if (tokenErrors.some((fault) => error instanceof fault)) throw new InvalidTokenError((error as Error).message);
      throw new ProviderUnavailableError("no keys", { cause: error });
    }
  }
}

/** A claim that is a text. */
export const textClaim = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 254) : null;
