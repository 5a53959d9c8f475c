import { encodeForm } from "./multipart";
import type { FormPart } from "./multipart";

/** Undefined is left out, null becomes the word `null`. */
export type QueryValue = string | number | boolean | null | undefined;

/** A form, else JSON, else nothing. */
export function encodeBody(options: { form?: FormPart[]; json?: unknown }): {
  body?: string | ReturnType<typeof encodeForm>["body"];
  headers?: Record<string, string>;
} {
  if (options.form) return encodeForm(options.form);
  if (options.json === undefined) return {};
  return { body: JSON.stringify(options.json), headers: { "content-type": "application/json" } };
}

/** With its question mark; empty without values. */
export function encodeQuery(query: Record<string, QueryValue> = {}): string {
  let text = "";
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) text += `${text === "" ? "?" : "&"}${encodePart(name)}=${encodePart(String(value))}`;
  return text;
}

/** As URLSearchParams writes it, which is slow; most parts are written as they are. */
function encodePart(text: string): string {
  return /^[\w.*-]*$/.test(text) ? text : new URLSearchParams({ "": text }).toString().slice(1);
}

/** A path without its ids and tokens: segments with a digit, but for a version, and long ones that are no words. */
export function toPathTemplate(path: string): string {
  return path.replace(/\/(?!v\d+\/)(?=[^/]*\d)[^/]+|\/(?=[^/]*[A-Z])[A-Za-z0-9_-]{20,}/g, "/{id}");
}
