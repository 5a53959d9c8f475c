import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The browser's request id if it looks like one, else a new one; passed on to the log and the backend. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The browser's id of the page visit; what is shown during one visit counts as seen once. */
export function readPageView(headers: IncomingHttpHeaders): string | undefined {
  const given = headers["x-page-view"];
  return typeof given === "string" && /^[\w-]{8,80}$/.test(given) ? given : undefined;
}
