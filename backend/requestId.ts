import { createHash } from "node:crypto";
import type { Request } from "express";

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** What a client calls what its person asks for; null where it names nothing. Any key is taken, of known length stored. */
export function requestIdOf(req: Request): string | null {
  const key = req.get("idempotency-key");
  return key ? digest(key) : null;
}

/** Of what was asked for as it was sent, not as it is stored: the same request again has the same hash. */
export const requestHashOf = (content: unknown): string => digest(JSON.stringify(content));
