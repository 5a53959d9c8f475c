import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { UpstreamCall } from "../scriptedUpstream";

/**
 * What every call of the Rails server has in common: bodies, framework headers, ETag and the two forms of "Not Found".
 */

/** A call as its route gets it; `userId` null for guests. */
export interface RailsRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
  userId: number | null;
}
/** 200 unless it is said; `raw` is sent as it is, `body` as JSON. */
export type Reply = { status?: number; body?: unknown; raw?: string };

/** Of an unknown path or record. */
export const notFound: Reply = { status: 404, body: { status: 404, error: "Not Found" } };
/** 422, as Rails refuses. */
export const unprocessable = (...errors: string[]): Reply => ({ status: 422, body: { errors } });

/** JSON or a form as fields; null when it is neither. */
export async function readBody({ body, headers }: UpstreamCall): Promise<Record<string, unknown> | null> {
  if (body.length === 0) return {};
  const type = headers["content-type"] ?? "";
  if (type.startsWith("multipart/"))
    return Object.fromEntries(
      await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData(),
    );
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const frameworkHeaders = {
  "x-frame-options": "SAMEORIGIN",
  "x-xss-protection": "1; mode=block",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  vary: "Accept",
  "cache-control": "max-age=0, private, must-revalidate",
};

/** With the headers of the framework, and a 304 for an ETag that is known. */
export function send(
  response: ServerResponse,
  call: UpstreamCall,
  { status = 200, body, raw }: Reply,
  session: Record<string, string> = {},
): void {
  const text = raw ?? (body === undefined ? "" : JSON.stringify(body));
  const etag = `W/"${createHash("md5").update(text).digest("hex")}"`;
  const headers = { ...frameworkHeaders, ...session, "x-request-id": randomUUID(), "x-runtime": "0.001050" };
  if (status === 204) return void response.writeHead(204, headers).end();
  if (status === 200 && call.headers["if-none-match"] === etag)
    return void response.writeHead(304, { ...headers, etag }).end();
  if (status === 404 && raw === undefined && !call.headers.accept?.includes("json"))
    return void response.writeHead(404, { "content-type": "text/html; charset=UTF-8", "content-length": "0" }).end();
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...headers,
    ...(status < 300 && { etag }),
  });
  // Without a length, so the answer is chunked.
  response.write(text);
  response.end();
}
