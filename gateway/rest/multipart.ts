import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FileUpload } from "../uploads";

/** A part of a multipart body: a text, or a file that is streamed. */
export type FormPart = { name: string; value: string } | { name: string; file: FileUpload };

/** A multipart body whose length is known, so that it needs no chunked encoding and no memory. */
export function encodeForm(parts: FormPart[]): { body: Readable; headers: Record<string, string> } {
  const boundary = `----truequea${randomBytes(16).toString("hex")}`;
  const heads = parts.map((part) => Buffer.from(head(boundary, part)));
  const tail = Buffer.from(`--${boundary}--\r\n`);
  const length = parts.reduce(
    (sum, part, index) => sum + (heads[index]?.length ?? 0) + bodyLength(part) + 2,
    tail.length,
  );
  async function* generate() {
    for (const [index, part] of parts.entries()) {
      yield heads[index];
      if ("file" in part) yield* part.file.createReadStream();
      else yield Buffer.from(part.value);
      yield Buffer.from("\r\n");
    }
    yield tail;
  }
  return {
    body: Readable.from(generate(), { objectMode: false }),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": String(length) },
  };
}

function head(boundary: string, part: FormPart): string {
  const name = escapeQuotes(part.name);
  if ("value" in part) return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(part.file.mimetype) ? part.file.mimetype : "application/octet-stream";
  const filename = escapeQuotes(part.file.filename);
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
}

function bodyLength(part: FormPart): number {
  return "file" in part ? part.file.size : Buffer.byteLength(part.value);
}

function escapeQuotes(text: string): string {
  return text.replace(/"/g, "%22").replace(/[\r\n]/g, "_");
}
