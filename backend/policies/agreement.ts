import { createHash } from "node:crypto";
import type { AgreementContent } from "../db/schema/agreements";

/** JSON without blanks and with the keys of each object in order, so that the same content is the same text. */
export const canonicalForm = (content: AgreementContent): string => JSON.stringify(inOrder(content));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}

/** SHA-256 of the canonical form in UTF-8, as hexadecimal digits. */
export const hashOf = (content: AgreementContent): string =>
  createHash("sha256").update(canonicalForm(content)).digest("hex");
