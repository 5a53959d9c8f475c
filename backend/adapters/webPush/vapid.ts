import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { deriveKey } from "../deriveKey";

/** How long a push service may take our signature for good, in hours; 24 at most. */
const hours = 12;

/** By which push services know that pushes are ours (RFC 8292). */
export interface VapidKeys {
  /** What browsers subscribe with: an uncompressed point, in base64url. */
  publicKey: string;
  /** The header for pushes to a service. */
  authorize(origin: string, now: Date): Promise<string>;
}

/** The pair follows from the backend's secret, so that all backends on one database have the same. */
export async function createVapidKeys(secret: string, contact: string): Promise<VapidKeys> {
  const ecdh = createECDH("prime256v1");
  const privateKey = deriveKey(secret, "push");
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const publicKey = point.toString("base64url");
  const key = await importJWK(
    {
      kty: "EC",
      crv: "P-256",
      // Not as ecdh gives it back, which leaves out zeros in front.
      d: Buffer.from(privateKey).toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    "ES256",
  );
  return {
    publicKey,
    async authorize(origin, now) {
      const token = await new SignJWT({ sub: `mailto:${contact}` })
        .setProtectedHeader({ typ: "JWT", alg: "ES256" })
        .setAudience(origin)
        .setExpirationTime(Math.floor(now.getTime() / 1_000) + hours * 3_600)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
