import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { RequestHandler } from "express";
import type { Services } from "../services";

const pageNotFound = "Page not found";
const pageHeaders = () => ({ "Content-Type": "text/plain", "Cache-Control": "no-cache", "X-Request-Id": randomUUID() });

/** With or without the last slash; other upgrades are refused. */
export const isCablePath = (req: IncomingMessage) => /^\/cable\/?$/.test(urlOf(req).pathname);
/** Of its path and query alone; the host is made up. */
export const urlOf = (req: IncomingMessage) => new URL(req.url ?? "/", "http://cable");

/** Rails' own default: an Origin must be there and be the server's own, or the app's. */
export function isAllowedOrigin({ settings, origin }: Services, req: IncomingMessage): boolean {
  if (!settings.cableOriginCheck) return true;
  const given = req.headers.origin;
  if (!given) return false;
  return (
    given === `http://${req.headers.host}` || [origin, settings.publicUrl].some((own) => given === new URL(own).origin)
  );
}

/** No frame and no 403: the original answers a refused upgrade like an unknown page. */
export function refuseUpgrade(socket: Duplex) {
  const headers = { ...pageHeaders(), "Content-Length": pageNotFound.length, Connection: "close" };
  socket.end(
    `HTTP/1.1 404 Not Found\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n${pageNotFound}`,
  );
}

/** /cable without an upgrade. */
export const cablePage: RequestHandler = (_req, res) => {
  res.status(404).set(pageHeaders()).send(pageNotFound);
};
