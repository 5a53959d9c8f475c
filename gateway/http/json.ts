import { isUnprintable } from "../limits/unprintable";
import { HttpError } from "./sendError";

/** Deeper than any input of the schema. */
const deepest = 20;
const poisonous = new Set(["__proto__", "constructor", "prototype"]);
/**
 * Reads the bytes of a JSON body strictly: valid UTF-8 without a mark, every key once, no key that reaches into
 * prototypes.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "BAD_USER_INPUT", "The body is not JSON");
  }
  if (hasRepeatedKey(text)) throw new HttpError(400, "BAD_USER_INPUT", "The body holds a key twice");
  checkValue(value, 0);
  return value;
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === "string" && isUnprintable(value)) throw new HttpError(400, "BAD_USER_INPUT");
  if (typeof value === "number" && !Number.isFinite(value)) throw new HttpError(400, "BAD_USER_INPUT");
  if (typeof value !== "object" || value === null) return;
  if (depth >= deepest) throw new HttpError(400, "BAD_USER_INPUT", "The body is nested too deeply");
  for (const [key, child] of Object.entries(value)) {
    if (poisonous.has(key) || isUnprintable(key)) throw new HttpError(400, "BAD_USER_INPUT");
    checkValue(child, depth + 1);
  }
}

/**
 * JSON.parse silently keeps the last of two equal keys; a filter on the way that looked at the first saw a different
 * request.
 */
function hasRepeatedKey(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token.endsWith(":")) {
      const keys = open.at(-1);
      const key = String(JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)));
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}
