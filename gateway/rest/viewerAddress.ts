import { createHmac } from "node:crypto";

/**
 * Headers that report the caller's address to our own backend: signed, so that no other client can set it. None
 * without a secret.
 */
export function addressHeaders(
  secret: string | undefined,
  address: string | undefined,
  now = Date.now(),
): Record<string, string> {
  if (!secret || !address) return {};
  const claim = `${address} ${Math.floor(now / 1_000)}`;
  return {
    "x-viewer-address": `${claim} ${createHmac("sha256", secret).update(`viewer-address\n${claim}`).digest("base64url")}`,
  };
}
