import type { IncomingHttpHeaders } from "node:http";

/** The five session headers of the backend. */
export interface Credentials {
  accessToken: string;
  client: string;
  uid: string;
  /** Unix seconds, as text. */
  expiry: string;
  tokenType: string;
}

const headerNames = ["access-token", "client", "uid", "expiry", "token-type"] as const;

/**
 * Reads the five headers of an answer (or of a client that is no browser). Null unless all five are there and not
 * blank: inside the backend's batch window `access-token` and `expiry` come as one space, which means "keep yours".
 */
export function readCredentials(headers: IncomingHttpHeaders | Record<string, unknown>): Credentials | null {
  const [accessToken, client, uid, expiry, tokenType] = headerNames.map((name) => text(valueOf(headers, name)));
  if (!accessToken || !client || !uid || !expiry || !tokenType) return null;
  return { accessToken, client, uid, expiry, tokenType };
}

/** Whether at least one of the session headers is present and not blank. */
export function hasCredentials(headers: IncomingHttpHeaders | Record<string, unknown>): boolean {
  return text(valueOf(headers, "access-token")) !== "";
}

/** Headers have names in lower case; a payload has them as its client wrote them. */
function valueOf(headers: Record<string, unknown>, name: string): unknown {
  return name in headers
    ? headers[name]
    : Object.entries(headers).findLast(([written]) => written.toLowerCase() === name)?.[1];
}

/** Names are lower case on the wire. */
export function toHeaders(credentials: Credentials): Record<string, string> {
  return {
    "access-token": credentials.accessToken,
    client: credentials.client,
    uid: credentials.uid,
    expiry: credentials.expiry,
    "token-type": credentials.tokenType,
  };
}

function text(value: unknown): string {
  const single = Array.isArray(value) ? value[0] : value;
  // Header injection is impossible through undici, but a value with control characters is no credential anyway.
  return typeof single === "string" && /^[\x20-\x7e]{1,1024}$/.test(single) ? single.trim() : "";
}
