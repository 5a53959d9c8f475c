import { pipeline } from "node:stream/promises";
import { Router } from "express";
import type { Gateway } from "../context";
import { HttpError } from "./sendError";

const timeoutMs = 15_000;
/** Names as the backend gives them: no parent folders, nothing that needs decoding. */
const pictureName = /^\/uploads\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]{2,5}$/i;
const forwardedHeaders = ["content-type", "content-length", "etag", "last-modified"] as const;

/** Pictures of the backend, streamed under our own origin. Only pictures, and no SVG: that can hold scripts. */
export function pictures({ transport, env }: Gateway): Router {
  const router = Router();
  router.get(/^\/uploads\//, async (request, response) => {
    if (!pictureName.test(request.path)) throw new HttpError(404, "NOT_FOUND");
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    const upstream = await transport
      .stream({
        method: "GET",
        path: request.path,
        headers: { accept: "image/*" },
        timeoutMs,
        signal: leaving.signal,
      })
      .catch(() => {
        throw new HttpError(502, "UPSTREAM_UNAVAILABLE");
      });
    const type = String(upstream.headers["content-type"] ?? "").toLowerCase();
    if (upstream.statusCode !== 200 || !type.startsWith("image/") || type.startsWith("image/svg")) {
      upstream.body.on("error", () => {}).destroy();
      if (upstream.statusCode < 500) throw new HttpError(404, "NOT_FOUND");
      // Its store of pictures is away, and will come back.
      throw new HttpError(upstream.statusCode === 503 ? 503 : 502, "UPSTREAM_UNAVAILABLE");
    }
    for (const name of forwardedHeaders) {
      const value = upstream.headers[name];
      if (typeof value === "string") response.setHeader(name, value);
    }
    // A stored picture never changes: a new one gets a new name.
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    response.setHeader("content-security-policy", "default-src 'none'; sandbox");
    // Pages of ours get it under another origin.
    if (env.PICTURES_URL) response.setHeader("cross-origin-resource-policy", "cross-origin");
    // A client that leaves early ends the upstream stream as well; that is no fault.
    await pipeline(upstream.body, response).catch(() => response.destroy());
  });
  return router;
}
