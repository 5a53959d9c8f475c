import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, Response } from "express";
import { acceptedEncoding } from "./acceptedEncoding";
import type { Encoding } from "./compression";

/** One built file with its compressed versions, kept in memory: all of them together are a few megabytes. */
interface StaticFile {
  plain: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  etag: string;
  isImmutable: boolean;
}

const endings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** What has been read, by folder: once for all gateways of a process, of which tests start hundreds. */
const folders = new Map<string, Map<string, StaticFile>>();

/**
 * The files of a built folder by their address. What is not listed at the start does not exist: no path can escape
 * the folder.
 */
export class StaticFiles {
  private readonly files: Map<string, StaticFile>;

  constructor(
    folder: string,
    private readonly options: { isImmutable(path: string): boolean },
  ) {
    this.files = folders.get(folder) ?? new Map<string, StaticFile>();
    if (this.files.size > 0 || !existsSync(folder)) return;
    this.load(folder, "");
    folders.set(folder, this.files);
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  /** Sends the file, or answers false where there is none. */
  send(path: string, request: Request, response: Response, status = 200): boolean {
    const file = this.files.get(path);
    if (!file) return false;
    response.type(extname(path));
    response.setHeader("cache-control", file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache");
    response.setHeader("etag", file.etag);
    response.setHeader("vary", "accept-encoding");
    if (status === 200 && request.headers["if-none-match"]?.includes(file.etag)) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = acceptedEncoding(request, Object.keys(file.compressed) as Encoding[]);
    if (encoding) response.setHeader("content-encoding", encoding);
    const body = (encoding && file.compressed[encoding]) ?? file.plain;
    response.writeHead(status, { "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  private load(folder: string, prefix: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      // Artefacts of the build for the server.
      if (entry.name.startsWith(".")) continue;
      const path = `${prefix}/${entry.name}`;
      const file = join(folder, entry.name);
      if (entry.isDirectory()) this.load(file, path);
      else if (!/\.(br|gz|map)$/.test(entry.name)) this.add(path, file);
    }
  }

  private add(path: string, file: string): void {
    const plain = readFileSync(file);
    const compressed = endings
      .filter(([, ending]) => existsSync(file + ending))
      .map(([encoding, ending]) => [encoding, readFileSync(file + ending)]);
    this.files.set(path, {
      plain,
      compressed: Object.fromEntries(compressed),
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 16)}"`,
      isImmutable: this.options.isImmutable(path),
    });
  }
}
