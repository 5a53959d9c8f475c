import { createHmac, timingSafeEqual } from "node:crypto";

/** The header of a callback, and of our own calls to a provider: `t=<Unix seconds>,v1=<hex>`. */
export const signatureHeader = "x-card-signature";

/** Older or further ahead than this, a signature is worth nothing; in seconds. */
const toleranceSeconds = 300;

/** Signs a body for the moment: HMAC-SHA256 over `t.body`. */
export function sign(secret: string, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString("hex")}`;
}

/** Whether the body was signed with this secret within the last five minutes. */
export function isSigned(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(match[2], "hex"));
}

const digest = (secret: string, seconds: number, body: string | Buffer) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
