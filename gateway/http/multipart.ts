import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { StoredUpload, uploadLimits } from "../uploads";
import { parseStrictJson } from "./json";
import { HttpError } from "./sendError";

/** A sender must deliver at least this much in each interval, or it is cut off. */
const minimumRate = { bytes: 8 * 1024, everyMs: 10_000 };

/**
 * Receives a request by the GraphQL multipart request specification (fields `operations`, `map`, then the files) and
 * returns the GraphQL request with the files at their places. All files are on disk and checked before anything is
 * executed, so a refused upload never reaches the backend; the folder goes away with the response.
 */
export async function receiveMultipart(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (Number(request.headers["content-length"]) > uploadLimits.totalBytes)
    throw new HttpError(413, "PAYLOAD_TOO_LARGE");
  const folder = await mkdtemp(join(tmpdir(), "truequea-upload-"));
  const clean = () => void rm(folder, { recursive: true, force: true }).catch(() => {});
  response.once("close", clean);
  const stopWatching = abortWhenTooSlow(request);
  try {
    const { fields, files } = await receiveParts(request, folder);
    return placeFiles(fields, files);
  } catch (error) {
    clean();
    throw error;
  } finally {
    stopWatching();
  }
}

async function receiveParts(
  request: IncomingMessage,
  folder: string,
): Promise<{ fields: Map<string, Buffer>; files: Map<string, StoredUpload> }> {
  const fields = new Map<string, Buffer>();
  const files = new Map<string, StoredUpload>();
  const writes: Promise<void>[] = [];
  const parser = createParser(request);
  await new Promise<void>((resolve, reject) => {
    let total = 0;
    const refuse = (error: unknown) => {
      reject(
        error instanceof HttpError ? error : new HttpError(400, "BAD_USER_INPUT", "The multipart body is damaged"),
      );
      request.unpipe(parser);
      request.resume();
      // Also ends the file that is being written.
      parser.destroy();
    };
    request.on("data", (chunk: Buffer) => {
      total += chunk.length;
      if (total > uploadLimits.totalBytes) refuse(new HttpError(413, "PAYLOAD_TOO_LARGE"));
    });
    request.once("aborted", () => refuse(null));
    parser.on("field", (name, value, info) => {
      if (info.valueTruncated) refuse(new HttpError(413, "PAYLOAD_TOO_LARGE"));
      fields.set(name, Buffer.from(value));
    });
    parser.on("file", (name, stream, info) => {
      const write = store(stream, join(folder, String(files.size)), info).then(
        (upload) => void files.set(name, upload),
      );
      write.catch(refuse);
      writes.push(write);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
      parser.on(limit, () => refuse(new HttpError(400, "BAD_USER_INPUT", `At most ${uploadLimits.files} files`)));
    }
    parser.on("error", refuse);
    parser.on("close", () => Promise.all(writes).then(() => resolve(), refuse));
    request.pipe(parser);
  });
  return { fields, files };
}

function createParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: "utf8",
      limits: {
        files: uploadLimits.files,
        // One more than allowed: busboy reports "limit" on reaching it, and a file of exactly the limit is fine.
        fileSize: uploadLimits.fileBytes + 1,
        fields: 2,
        fieldSize: uploadLimits.fieldBytes,
        // One more than the two fields and the files: it is reported on reaching it, too.
        parts: uploadLimits.files + 3,
        headerPairs: 20,
      },
    });
  } catch {
    throw new HttpError(400, "BAD_USER_INPUT", "The multipart body is damaged");
  }
}

let counter = 0;

async function store(
  stream: Readable & { truncated?: boolean },
  path: string,
  info: busboy.FileInfo,
): Promise<StoredUpload> {
  const file = `${path}-${(counter += 1)}`;
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    size += chunk.length;
  });
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  if (size > uploadLimits.fileBytes) throw new HttpError(413, "PAYLOAD_TOO_LARGE");
  return new StoredUpload(info.filename ?? "archivo", info.mimeType, size, file);
}

/** Puts each file at the places that `map` names. */
function placeFiles(fields: Map<string, Buffer>, files: Map<string, StoredUpload>): unknown {
  const operations = fields.get("operations");
  const map = fields.get("map");
  if (!operations || !map) throw invalidRequest("The fields operations and map are missing");
  const body = parseStrictJson(operations);
  const entries = parseStrictJson(map);
  if (!isRecord(body)) throw invalidRequest("The field operations must hold one operation");
  if (!isRecord(entries)) throw invalidRequest("The field map must be an object");
  if (Object.keys(entries).length > uploadLimits.files) throw invalidRequest(`At most ${uploadLimits.files} files`);
  for (const [name, paths] of Object.entries(entries)) {
    const file = files.get(name);
    if (!file) throw invalidRequest("The field map names a file that is missing");
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > 5)
      throw invalidRequest("The field map is damaged");
    for (const path of paths) setAt(body, path, file);
  }
  return body;
}

/** Follows a path like `variables.input.images.0`; only to a null that stands there already. */
function setAt(body: Record<string, unknown>, path: unknown, file: StoredUpload): void {
  const steps = typeof path === "string" ? path.split(".") : [];
  const last = steps.pop();
  let target: unknown = body;
  for (const step of steps)
    target =
      isRecord(target) || Array.isArray(target) ? Object.getOwnPropertyDescriptor(target, step)?.value : undefined;
  if (last === undefined || steps[0] !== "variables" || (!isRecord(target) && !Array.isArray(target)))
    throw invalidRequest("The field map is damaged");
  if (Object.getOwnPropertyDescriptor(target, last)?.value !== null) throw invalidRequest("The field map is damaged");
  Object.defineProperty(target, last, { value: file, enumerable: true, writable: true, configurable: true });
}

function invalidRequest(message: string): HttpError {
  return new HttpError(400, "BAD_USER_INPUT", message);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function abortWhenTooSlow(request: IncomingMessage): () => void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  request.on("data", count);
  const timer = setInterval(() => {
    if (received < minimumRate.bytes) request.destroy();
    received = 0;
  }, minimumRate.everyMs);
  return () => {
    clearInterval(timer);
    request.off("data", count);
  };
}
