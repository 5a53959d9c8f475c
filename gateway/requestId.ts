import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The browser's own request id when it looks like one, else a new one; it goes to the log and to the backend. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** What the browser calls the visit of the page that asks; what it shows there counts as seen once. */
export function readPageView(headers: IncomingHttpHeaders): string | undefined {
  const given = headers["x-page-view"];
  return typeof given === "string" && /^[\w-]{8,80}$/.test(given) ? given : undefined;
}
