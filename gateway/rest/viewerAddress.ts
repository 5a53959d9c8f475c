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
  const said = `${address} ${Math.floor(now / 1_000)}`;
  return {
    "x-viewer-address": `${said} ${createHmac("sha256", secret).update(`viewer-address\n${said}`).digest("base64url")}`,
  };
}
