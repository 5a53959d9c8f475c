import { hkdfSync, randomBytes, createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../env";

/** A secret of its own for each purpose, all from SESSION_SECRET; the first seals, all of them open. */
export interface SealingKey {
  id: string;
  key: Buffer;
}

/** The keys that seal the cookie: the present one and, while it is being replaced, the previous one. */
export function sealingKeys(secrets: string[]): SealingKey[] {
  return secrets.map((secret) => {
    const key = deriveKey(secret, "session cookie");
    return { id: createHash("sha256").update(key).digest("base64url").slice(0, 6), key };
  });
}

/** 32 bytes for one named purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "truequea", purpose, 32));
}

/** SESSION_SECRET, or the one that was made on this machine and is kept in DATA_DIR, readable by its owner only. */
export function loadSecrets(
  env: Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "DATA_DIR">,
): [string, ...string[]] {
  const before = env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET_PREVIOUS] : [];
  return [env.SESSION_SECRET ?? localSecret(env.DATA_DIR), ...before];
}

function localSecret(folder: string): string {
  const file = join(folder, "session-secret");
  if (!existsSync(folder)) mkdirSync(folder);
  try {
    // wx: of two gateways that start at once, one writes and the other reads.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it, everybody signs in again`);
  return secret;
}
