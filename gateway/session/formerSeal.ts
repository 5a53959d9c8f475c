import { createDecipheriv } from "node:crypto";
import type { SealingKey } from "./keys";

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Opens a cookie sealed in the form before JWE (up to 2026-11-22): key id, then nonce, text and tag as one base64url
 * string. The first answer writes it anew, and none lives longer than 30 days: releases after 2026-12-22 need this
 * file no more.
 */
export function unsealFormer(value: string, purpose: string, keys: SealingKey[]): string | null {
  const [id, encoded = ""] = value.split(".");
  const found = keys.find((candidate) => candidate.id === id);
  const sealed = Buffer.from(encoded, "base64url");
  if (!found || sealed.length <= nonceBytes + tagBytes || `${id}.${sealed.toString("base64url")}` !== value)
    return null;
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv("aes-256-gcm", found.key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-tagBytes));
    return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
