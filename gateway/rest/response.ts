import type { IncomingHttpHeaders } from "node:http";
import type { ErrorCode } from "../__generated__/enums";
import { UpstreamError } from "../errors";

/** A successful response of the backend, its body not yet parsed. */
export interface RestResponse {
  status: number;
  data: unknown;
  headers: IncomingHttpHeaders;
}

/** The error code for a status outside 2xx. */
function toErrorCode(status: number): ErrorCode {
  switch (status) {
    case 400:
    case 405:
    case 406:
    case 415:
    case 422:
      return "BAD_USER_INPUT";
    case 401:
      return "UNAUTHENTICATED";
    case 402:
    case 403:
      return "FORBIDDEN";
    case 404:
    case 410:
      return "NOT_FOUND";
    case 409:
      return "CONFLICT";
    case 413:
      return "PAYLOAD_TOO_LARGE";
    case 429:
      return "RATE_LIMITED";
    case 408:
    case 504:
      return "UPSTREAM_TIMEOUT";
    default:
      return "UPSTREAM_UNAVAILABLE";
  }
}

/** Turns status, headers and body text into a response, or throws UpstreamError. */
export function parseResponse(status: number, headers: IncomingHttpHeaders, text: string): RestResponse {
  if (status < 200 || status > 299) {
    const isUnknownEndpoint = [404, 405, 501].includes(status) && isFrameworkError(text);
    const messages = status < 500 && !isUnknownEndpoint ? errorTexts(text, headers["content-type"]) : [];
    throw new UpstreamError(toErrorCode(status), {
      status,
      messages,
      fields: errorFields(text),
      body: readObject(text),
      isUnknownEndpoint,
      retryAfter: status === 429 ? secondsIn(headers["retry-after"]) : null,
    });
  }
  return { status, data: parseBody(text, headers["content-type"]), headers };
}

/** Of a Retry-After in seconds; its other form, a date, depends on two clocks. */
function secondsIn(retryAfter: string | undefined): number | null {
  return /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
}

/**
 * Reads a body. Rails renders a plain string bare under application/json (`update`, `disabled`), which is not JSON;
 * an empty body (204, blank) is null. Anything else that is not JSON is an unreadable answer.
 */
function parseBody(text: string, contentType: string | undefined): unknown {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return null;
  try {
    return JSON.parse(trimmed);
  } catch (cause) {
    if (isBareText(trimmed, contentType)) return trimmed;
    throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause });
  }
}

/**
 * Rails' own error for a path that leads nowhere, `{status,error}`, or a page: records that do not exist answer
 * `{error}` or `{errors}`.
 */
function isFrameworkError(text: string): boolean {
  const body = readObject(text);
  return body === null || typeof body["status"] === "number";
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The texts of an error body: `{errors:[text]}`, `{errors:{field:[text]}}`, `{error:text}`, `{message:text}`, a bare
 * text. Anything else is not an error text.
 */
function errorTexts(text: string, contentType?: string): string[] {
  const body = readObject(text);
  // Plain text comes from a proxy and is not meant for users.
  if (!body)
    return isBareText(text.trim(), contentType) && !contentType?.startsWith("text/") ? texts([text.trim()]) : [];
  const { errors, error, message } = body;
  if (Array.isArray(errors)) return texts(errors);
  if (typeof errors === "object" && errors !== null) {
    const full = (errors as { full_messages?: unknown }).full_messages;
    return texts(Array.isArray(full) ? full : Object.values(errors).flat());
  }
  return texts([errors, error, message]).slice(0, 1);
}

/** The texts by wire field: `{fields:{name:[text]}}`. */
function errorFields(text: string): Record<string, string[]> {
  const fields = readObject(text)?.["fields"];
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, texts([value].flat())]));
}

/**
 * A rendered string: words on one line, labelled as JSON or plain text. Broken JSON and HTML pages start differently.
 */
function isBareText(text: string, contentType = "application/json"): boolean {
  return !contentType.startsWith("text/html") && text.length <= 200 && /^[\p{L}¡¿][^<>{}[\]"\n]*$/u.test(text);
}

function texts(values: unknown[]): string[] {
  return values
    .filter((value): value is string => typeof value === "string" && value.trim() !== "")
    .map((value) => value.slice(0, 300));
}
