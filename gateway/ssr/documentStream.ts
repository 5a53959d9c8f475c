import type { Request, Response } from "express";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { BrotliCompress, Gzip } from "node:zlib";

/** A document in streaming, compressed as its reader accepts it, in any number of pieces. */
export interface DocumentStream {
  /** Sends a piece now. */
  write(text: string): void;
  end(text: string): void;
}

/** Starts the answer; headers cannot be changed after it. */
export function openDocument(request: Request, response: Response, status: number): DocumentStream {
  const packer = packerFor(String(request.headers["accept-encoding"] ?? ""));
  response.setHeader("content-type", "text/html; charset=utf-8");
  // One visitor's page is for no other visitor, nor for the next user of this browser.
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("vary", "accept-encoding, cookie");
  if (packer) response.setHeader("content-encoding", packer.name);
  response.writeHead(status);
  if (request.method === "HEAD") {
    return { write: () => {}, end: () => void response.end() };
  }
  if (!packer) return { write: (text) => void response.write(text), end: (text) => void response.end(text) };
  const { stream } = packer;
  // A reader who left closes the response; what is still being compressed has no destination.
  response.once("close", () => stream.destroy());
  stream.on("error", () => response.destroy());
  stream.pipe(response);
  return {
    write(text) {
      stream.write(text);
      stream.flush();
    },
    end: (text) => void stream.end(text),
  };
}

function packerFor(accepted: string): { name: string; stream: BrotliCompress | Gzip } | null {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (takes("br"))
    return {
      name: "br",
      stream: createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      }),
    };
  if (takes("gzip")) return { name: "gzip", stream: createGzip({ level: 5 }) };
  return null;
}
