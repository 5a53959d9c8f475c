import type { Request, Response } from "express";
import { createBrotliCompress, createGzip } from "node:zlib";
import { brotliOptions, encodingFor, gzipOptions } from "../http/compression";
import type { Encoding } from "../http/compression";

/** A document in streaming, compressed as its reader accepts it, in any number of pieces. */
export interface DocumentStream {
  /** Sends a piece now. */
  write(text: string): void;
  end(text: string): void;
}

/** Sets the headers of every page, and answers how its reader wants it compressed. */
export function prepareDocument(request: Request, response: Response): Encoding | null {
  const encoding = encodingFor(request);
  response.setHeader("content-type", "text/html; charset=utf-8");
  // One visitor's page is for no other visitor, nor for the next user of this browser.
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("vary", "accept-encoding, cookie");
  if (encoding) response.setHeader("content-encoding", encoding);
  return encoding;
}

/** Starts the answer; headers cannot be changed after it. */
export function openDocument(request: Request, response: Response, status: number): DocumentStream {
  const encoding = prepareDocument(request, response);
  response.writeHead(status);
  if (request.method === "HEAD") {
    return { write: () => {}, end: () => void response.end() };
  }
  if (!encoding) return { write: (text) => void response.write(text), end: (text) => void response.end(text) };
  const stream = compressors[encoding]();
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

const compressors = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(gzipOptions),
};
