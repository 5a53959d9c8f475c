import { createHash } from "node:crypto";
import { toHeaders } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import type { RestDeps, RestOptions } from "./call";

/** Clients may use any characters, and keys that differ stay different; most of them are fit for a header. */
const toHeaderValue = (key: string) =>
  /^[\x21-\x7e]{1,128}$/.test(key) ? key : createHash("sha256").update(key).digest("base64url");

/** The headers of a call, listed one by one: nothing of the browser's request is ever copied. */
export function buildHeaders(
  { requestId, pageView, isRobot, position, addressHeaders }: RestDeps,
  startedAt: number,
  { skipViewCount, visitor, idempotencyKey, sendRequestStart }: RestOptions,
  ofBody: Record<string, string> | undefined,
  credentials: Credentials | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-request-id": requestId,
    latitude: String(position.latitude),
    longitude: String(position.longitude),
  };
  if (pageView !== undefined) headers["x-page-view"] = pageView;
  if (isRobot || skipViewCount) headers["x-viewer"] = "robot";
  if (visitor !== undefined) headers["x-visitor"] = visitor;
  if (idempotencyKey !== undefined) headers["idempotency-key"] = toHeaderValue(idempotencyKey);
  if (sendRequestStart) headers["x-request-start"] = `t=${startedAt}`;
  return Object.assign(headers, addressHeaders?.(), ofBody, credentials && toHeaders(credentials));
}
