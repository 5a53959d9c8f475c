import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { Request } from "express";

/** How old a gateway's signature may be, and how far its clock may be ahead, in seconds. */
const toleranceSeconds = 60;

/**
 * The address whose rate limits a call counts against: the one passed on by a gateway that knows the secret, else the
 * address that the call comes from.
 */
export function callerAddress(req: Request, secret: string | undefined, now: Date): string {
  return (secret ? signedAddress(req, secret, now) : null) ?? req.socket.remoteAddress ?? "";
}

/** The address that a gateway passes on; null unless the gateway knows the secret. */
export function signedAddress(req: Request, secret: string, now: Date): string | null {
  const [address = "", seconds = "", signature = ""] = (req.get("x-viewer-address") ?? "").split(" ");
  if (isIP(address) === 0 || !(Math.abs(now.getTime() / 1_000 - Number(seconds)) <= toleranceSeconds)) return null;
  const expected = createHmac("sha256", secret).update(`viewer-address\n${address} ${seconds}`).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : null;
}
