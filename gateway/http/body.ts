import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "./sendError";
import { parseStrictJson } from "./json";
import { receiveMultipart } from "./multipart";

/** Largest JSON body, in bytes. */
const maxBodyBytes = 100 * 1024;
const slowestBodyMs = 10_000;

const typeOf = (request: IncomingMessage) =>
  request.method === "POST" ? request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() : undefined;

/** The bytes of a JSON body; null for a request of another kind. */
export async function receiveJson(request: IncomingMessage): Promise<Buffer | null> {
  if (typeOf(request) !== "application/json") return null;
  if (request.headers["content-encoding"])
    throw new HttpError(415, "BAD_USER_INPUT", "Compressed bodies are not accepted");
  const charset = /charset="?([\w-]+)/i.exec(request.headers["content-type"] ?? "")?.[1];
  if (charset && charset.toLowerCase() !== "utf-8")
    throw new HttpError(415, "BAD_USER_INPUT", "The body must be UTF-8");
  return receive(request);
}

/** The GraphQL request in a JSON body. */
export function parseJsonBody(bytes: Buffer): unknown {
  const body = parseStrictJson(bytes);
  if (Array.isArray(body)) throw new HttpError(400, "BAD_USER_INPUT", "Batches are not accepted");
  return body;
}

/** The GraphQL request of a multipart body with files. Undefined for other types, which the CSRF check refuses. */
export async function readOtherBody(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const type = typeOf(request);
  if (!type) return undefined;
  if (type !== "multipart/form-data") {
    request.resume();
    return undefined;
  }
  // A form of another site can send this type without a preflight; only our own script can add the header.
  if (!request.headers["apollo-require-preflight"] && !request.headers["x-apollo-operation-name"]) {
    throw new HttpError(400, "BAD_USER_INPUT", "A multipart request needs the header apollo-require-preflight");
  }
  const body = await receiveMultipart(request, response);
  // For Apollo it is a JSON request from here on; its own CSRF check has been made above.
  request.headers["content-type"] = "application/json";
  return body;
}

/** Not `for await`: leaving that early destroys the socket, and with it the response that says why. */
function receive(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > maxBodyBytes) throw new HttpError(413, "PAYLOAD_TOO_LARGE");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isWhole = false;
    const timer = setTimeout(() => request.destroy(), slowestBodyMs);
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) reject(new HttpError(413, "PAYLOAD_TOO_LARGE"));
      else chunks.push(chunk);
    });
    request.once("end", () => {
      isWhole = true;
      clearTimeout(timer);
      const [first] = chunks;
      resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks));
    });
    request.once("close", () => {
      clearTimeout(timer);
      if (!isWhole) reject(new HttpError(400, "BAD_USER_INPUT"));
    });
  });
}
