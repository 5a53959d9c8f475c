import { hkdfSync } from "node:crypto";

/** A key of its own for each purpose, all from one secret. */
export const deriveKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync("sha256", secret, "truequea", purpose, 32));
