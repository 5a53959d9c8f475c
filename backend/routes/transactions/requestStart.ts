import type { Request } from "express";

/** How far the clock of a server in front is trusted: as long as a client waits for an answer. */
const maxQueueMs = 30_000;

/**
 * When the request was made, as far as it is known: `X-Request-Start: t=<Unix ms>` of a server in front, else its
 * arrival here.
 */
export function requestStartOf(req: Request): Date {
  const given = /^t=(\d{13})(?:\.\d+)?$/.exec(String(req.headers["x-request-start"] ?? ""));
  if (!given) return req.arrivedAt;
  const queued = req.arrivedAt.getTime() - Number(given[1]);
  return queued > 0 && queued <= maxQueueMs ? new Date(Number(given[1])) : req.arrivedAt;
}
