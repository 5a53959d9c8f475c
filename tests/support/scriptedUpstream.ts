import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One call as the upstream saw it. */
export interface UpstreamCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A backend that answers what a test says. */
export interface ScriptedUpstream {
  url: string;
  /** Every call so far, oldest first. */
  calls: UpstreamCall[];
  stop(): Promise<void>;
}

/** Answers a call, or leaves it without an answer. */
export type Script = (call: UpstreamCall, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A real HTTP server that follows the test's script and records its calls. */
export async function startUpstream(script: Script): Promise<ScriptedUpstream> {
  const calls: UpstreamCall[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      calls.push(call);
      void script(call, response, request);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers JSON. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
    .end(JSON.stringify(body));
}
