import { createIdTokenCheck, textClaim } from "./idToken";
import { InvalidTokenError } from "./provider";
import type { IdentityProvider } from "./provider";

/** The client at Google, and where its tokens are checked. `cooldownMs`: between two fetches of its keys. */
export interface GoogleSettings {
  clientId: string;
  issuer: string;
  keysUrl: string;
  cooldownMs: number;
}

/** Google's ID tokens, as its sign-in button gives them to the browser. */
export function createGoogle({ clientId, issuer, keysUrl, cooldownMs }: GoogleSettings): IdentityProvider {
  // Google names itself with and without the scheme.
  const check = createIdTokenCheck({
    issuers: [issuer, issuer.replace(/^https:\/\//, "")],
    audience: clientId,
    keysUrl,
    cooldownMs,
  });
  return {
    async verifyToken(token, nonce, now) {
      const { claims, proof, expiresAt } = await check(token, nonce, now);
      const [subject, email] = [textClaim(claims.sub), textClaim(claims.email)];
      if (!subject || !email || claims.email_verified !== true) throw new InvalidTokenError("no verified address");
      return {
        subject,
        email: email.toLowerCase(),
        firstName: textClaim(claims.given_name),
        lastName: textClaim(claims.family_name),
        proof,
        expiresAt,
      };
    },
  };
}
