import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { forbidden, HttpError, unauthorized } from "../errors";
import { isOperator } from "../policies/operator";
import type { Services } from "../services";
import { findSession, rotateToken } from "./tokens";
import type { Credentials, Session, Viewer } from "./tokens";

declare module "express-serve-static-core" {
  interface Request {
    /** Goes through all logs of the request; the caller's own X-Request-Id where it is a sane one. */
    id: string;
    /** When it reached this backend. */
    arrivedAt: Date;
    session?: Session;
  }
}

const credentialNames = ["access-token", "client", "uid"] as const;

/**
 * Credentials: three of the five headers; of a cable upgrade, which a browser sends without headers, also query
 * parameters of the same names.
 */
export function credentialsOf(req: IncomingMessage, query?: (name: string) => unknown): Credentials | null {
  const read = (name: (typeof credentialNames)[number]) => {
    const value = req.headers[name] ?? query?.(name);
    return typeof value === "string" && value.trim() && value.length <= 320 ? value.trim() : null;
  };
  const accessToken = read("access-token");
  const client = read("client");
  const uid = read("uid");
  return accessToken && client && uid && !`${client}${uid}`.includes("\0") ? { accessToken, client, uid } : null;
}

/** URLs end up in logs and histories: credentials in them are refused before they are used. */
export const refuseQueryCredentials: RequestHandler = (req, _res, next) => {
  if (credentialNames.some((name) => name in req.query))
    throw new HttpError(400, { status: 400, error: "Credentials belong into the headers, not into the query" });
  next();
};

async function identify(services: Services, req: Request) {
  const credentials = credentialsOf(req);
  const session = credentials && (await findSession(services.db, credentials, services.now()));
  if (session) req.session = session;
  return session;
}

/** Refuses guests. The answer carries the session headers, rotated where rotation is on. */
export const requireSession =
  (services: Services): RequestHandler =>
  async (req, res, next) => {
    const session = await identify(services, req);
    if (!session) throw unauthorized();
    setSessionHeadersAtEnd(services, req, res);
    next();
  };

/** Identifies the viewer where there is one. The answer carries no session headers and nothing rotates. */
export const optionalSession =
  (services: Services): RequestHandler =>
  async (req, _res, next) => {
    await identify(services, req);
    next();
  };

/** As `optionalSession`, but the answer carries the session headers where there is a session. */
export const optionalSessionWithHeaders =
  (services: Services): RequestHandler =>
  async (req, res, next) => {
    const session = await identify(services, req);
    if (session) setSessionHeadersAtEnd(services, req, res);
    next();
  };

/** Refuses guests with 401 and everybody but operators with 403. */
export const requireOperator =
  (services: Services): RequestHandler =>
  (req, res, next) =>
    requireSession(services)(req, res, (error?: unknown) =>
      next(error ?? (isOperator(services.settings, viewerOf(req)) ? undefined : forbidden())),
    );

/** The signed-in person of a route behind `signedIn`. */
export function viewerOf(req: Request): Viewer {
  if (!req.session) throw unauthorized();
  return req.session.viewer;
}

/** The token of the next request, in the headers of devise. */
export function setSessionHeaders(res: Response, credentials: Credentials, expiresAt: Date) {
  res.set({
    "access-token": credentials.accessToken,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    "token-type": "Bearer",
    client: credentials.client,
    uid: credentials.uid,
  });
}

/** 401 and 404 neither carry nor rotate the session, so this waits for the status, right before the response ends. */
function setSessionHeadersAtEnd(services: Services, req: Request, res: Response) {
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let hasEnded = false;
  res.end = ((...args: unknown[]) => {
    if (hasEnded) return end(...args);
    hasEnded = true;
    writeSessionHeaders(services, res, req.session)
      .catch((error: unknown) => services.log.error({ err: error }, "session not rotated"))
      .finally(() => end(...args));
    return res;
  }) as typeof res.end;
}

async function writeSessionHeaders(services: Services, res: Response, session: Session | undefined) {
  if (!session || res.headersSent || res.statusCode === 401 || res.statusCode === 404) return;
  setSessionHeaders(res, session.credentials, session.expiresAt);
  if (!services.settings.tokenRotation || session.isRenewed) return;
  const fresh = await rotateToken(services.db, session, services.now());
  res.set(
    fresh
      ? { "access-token": fresh.accessToken, expiry: String(Math.floor(fresh.expiresAt.getTime() / 1000)) }
      : { "access-token": " ", expiry: " " },
  );
}
