import { Router } from "express";
import type { Request } from "express";
import type { Gateway } from "../context";
import { AppError } from "../errors";
import { HttpError } from "./sendError";

const timeoutMs = 20_000;
const maxBodyBytes = 16 * 1024;
const slowestBodyMs = 10_000;
/** A control value: random, one path segment. */
const page = /^\/card_gateway\/[\w-]{20,200}$/;
const callback = "/card_gateway/callback";

/**
 * The built-in card page of the backend under our own origin, the only one that browsers know, and the entry for the
 * card gateway's signed callbacks. Neither concerns a session: no cookie passes in either direction.
 */
export function cardGateway({ transport, attempts }: Gateway, addressOf: (request: Request) => string): Router {
  const router = Router();
  router.use(/^\/card_gateway(\/.*)?$/, async (request, response) => {
    const path = request.baseUrl;
    const isCallback = path === callback;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!(isCallback ? request.method === "POST" : page.test(path) && (isRead || request.method === "POST")))
      throw new HttpError(404, "NOT_FOUND");
    const body = isRead ? undefined : await receive(request);
    // Callbacks are refused by their signature at less than it costs to count them.
    if (!isCallback && !isRead)
      await attempts.cardPage.begin(path, addressOf(request)).catch((error: unknown) => {
        const isLimited = error instanceof AppError && error.code === "RATE_LIMITED";
        throw isLimited ? new HttpError(429, "RATE_LIMITED") : new HttpError(502, "UPSTREAM_UNAVAILABLE");
      });
    const answer = await transport
      .request(
        {
          method: isRead ? "GET" : "POST",
          path,
          headers: {
            accept: isCallback ? "application/json" : "text/html",
            ...pickHeaders(request, ["content-type", "x-card-signature"]),
          },
          ...(body !== undefined && { body }),
          timeoutMs,
        },
        () => {},
      )
      .catch((error: unknown) => {
        throw new HttpError(502, error instanceof AppError ? error.code : "UPSTREAM_UNAVAILABLE");
      });
    const location = answer.headers["location"];
    if (typeof location === "string" && page.test(location)) response.setHeader("location", location);
    response.setHeader("content-type", isCallback ? "application/json; charset=utf-8" : "text/html; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("x-robots-tag", "noindex");
    // Written by another server: no script, no loaded resources, its forms post only here.
    response.setHeader(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    response.status(answer.status).end(request.method === "HEAD" ? undefined : answer.text);
  });
  return router;
}

function pickHeaders(request: Request, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** The body as received: a signature covers every byte. */
function receive(request: Request): Promise<string> {
  if (Number(request.headers["content-length"]) > maxBodyBytes) throw new HttpError(413, "PAYLOAD_TOO_LARGE");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => request.destroy(), slowestBodyMs);
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) reject(new HttpError(413, "PAYLOAD_TOO_LARGE"));
      else chunks.push(chunk);
    });
    request.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    request.once("close", () => {
      clearTimeout(timer);
      reject(new HttpError(400, "BAD_USER_INPUT"));
    });
  });
}
