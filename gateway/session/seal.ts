import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SealingKey } from "./keys";

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a random nonce. `purpose` is bound in: a value sealed for another cookie does not open here. */
export function seal(text: string, purpose: string, { id, key }: SealingKey): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString("base64url")}`;
}

/** The text and whether it was sealed with the newest key; null for anything not sealed here. */
export function unseal(
  value: string,
  purpose: string,
  keys: SealingKey[],
): { text: string; isCurrentKey: boolean } | null {
  const dot = value.indexOf(".");
  const index = keys.findIndex((candidate) => candidate.id === value.slice(0, dot));
  const found = keys[index];
  const encoded = value.slice(dot + 1);
  const sealed = Buffer.from(encoded, "base64url");
  // A second spelling of the same bytes (loose base64) was not sealed here either.
  if (!found || sealed.length <= nonceBytes + tagBytes || sealed.toString("base64url") !== encoded) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", found.key, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-tagBytes));
    const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
      "utf8",
    );
    return { text, isCurrentKey: index === 0 };
  } catch {
    return null;
  }
}
