import { isUtf8 } from "node:buffer";
import { isStorable } from "../../rules/text";
import { HttpError } from "./sendError";

/** Deeper than any input of the schema. */
const deepest = 20;
const poisonous = new Set(["__proto__", "constructor", "prototype"]);
/**
 * Reads the bytes of a JSON body strictly: valid UTF-8 without a mark, every key once, no key that reaches into
 * prototypes.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new HttpError(400, "BAD_USER_INPUT", "The body is not JSON");
  const text = bytes.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "BAD_USER_INPUT", "The body is not JSON");
  }
  // JSON.parse silently keeps the last of two equal keys; a filter on the way that looked at the first saw a different
  // request.
  if (checkValue(value, 0) !== countKeys(text))
    throw new HttpError(400, "BAD_USER_INPUT", "The body holds a key twice");
  return value;
}

/** The number of keys in it. */
function checkValue(value: unknown, depth: number): number {
  if (typeof value === "number" && !Number.isFinite(value)) throw new HttpError(400, "BAD_USER_INPUT");
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= deepest) throw new HttpError(400, "BAD_USER_INPUT", "The body is nested too deeply");
  let keys = 0;
  if (Array.isArray(value)) {
    for (const child of value) keys += checkValue(child, depth + 1);
    return keys;
  }
  for (const [key, child] of Object.entries(value)) {
    if (poisonous.has(key) || !isStorable(key)) throw new HttpError(400, "BAD_USER_INPUT");
    keys += 1 + checkValue(child, depth + 1);
  }
  return keys;
}

const colon = 58;
const backslash = 92;
const spaces = new Set([9, 10, 13, 32]);

/** How many keys are written in a valid JSON text: strings before a colon. */
function countKeys(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    do at = text.indexOf('"', at + 1);
    while (isEscaped(text, at));
    do at += 1;
    while (spaces.has(text.charCodeAt(at)));
    if (text.charCodeAt(at) === colon) keys += 1;
  }
  return keys;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === backslash) start -= 1;
  return (at - start) % 2 === 1;
}
