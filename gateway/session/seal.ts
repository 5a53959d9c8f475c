import { CompactEncrypt, base64url, compactDecrypt, decodeProtectedHeader } from "jose";
import { unsealFormer } from "./formerSeal";
import type { SealingKey } from "./keys";

/** A compact JWE. `purpose` is bound in: a value sealed for another cookie does not open here. */
export function seal(text: string, purpose: string, { id, key }: SealingKey): Promise<string> {
  const header = { alg: "dir", enc: "A256GCM", kid: id, aud: purpose };
  return new CompactEncrypt(Buffer.from(text)).setProtectedHeader(header).encrypt(key);
}

/** The text and whether it was sealed with the newest key; null for anything not sealed here. */
export async function unseal(
  value: string,
  purpose: string,
  keys: SealingKey[],
): Promise<{ text: string; isCurrentKey: boolean } | null> {
  const former = unsealFormer(value, purpose, keys);
  if (former !== null) return { text: former, isCurrentKey: false };
  try {
    const { kid, aud } = decodeProtectedHeader(value);
    const found = keys.find(({ id }) => id === kid);
    // A second spelling of the same bytes (loose base64) was not sealed here either.
    const isCanonical = value.split(".").every((part) => base64url.encode(base64url.decode(part)) === part);
    if (!found || aud !== purpose || !isCanonical) return null;
    const algorithms = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
    const { plaintext } = await compactDecrypt(value, found.key, algorithms);
    return { text: Buffer.from(plaintext).toString(), isCurrentKey: found === keys[0] };
  } catch {
    return null;
  }
}
