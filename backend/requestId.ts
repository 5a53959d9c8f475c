import { createHash } from "node:crypto";
import type { Request } from "express";

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * The idempotency key of a request as it is stored: hashed to a fixed length, whatever the client sends. Null without
 * one.
 */
export function requestIdOf(req: Request): string | null {
  const key = req.get("idempotency-key");
  return key ? digest(key) : null;
}

/** Hash of the request as it was sent, not as it is stored, so that a repeat has the same one. */
export const requestHashOf = (content: unknown): string => digest(JSON.stringify(content));
