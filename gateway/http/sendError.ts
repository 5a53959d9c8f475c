import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "../__generated__/enums";
import { AppError, generalMessages } from "../errors";

/** A refusal before GraphQL begins, with the HTTP status it is answered with. */
export class HttpError extends AppError {
  constructor(
    readonly status: number,
    code: ErrorCode,
    message: string = generalMessages[code],
  ) {
    super(code, message);
  }
}

/** Responds in the form of a GraphQL error. A body that was not read to its end costs the connection. */
export function sendError(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof HttpError ? error : new HttpError(500, "INTERNAL");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ errors: [{ message: refusal.message, extensions: { code: refusal.code } }] });
  if (!response.req.complete) response.setHeader("connection", "close");
  response.writeHead(refusal.status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(body);
}

/** Bounds of what is read and discarded so that a client that is still sending can read the response. */
const drainLimits = { bytes: 20 * 1024 * 1024, ms: 3_000 };

/** Reads the rest of a refused request, within reason. */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, drainLimits.ms);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > drainLimits.bytes) finish();
    });
    request.once("end", finish);
    request.once("close", finish);
    request.resume();
  });
}
