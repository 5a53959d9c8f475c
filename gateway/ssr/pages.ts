import type { ApolloServer } from "@apollo/server";
import { parseCookie } from "cookie";
import type { Request, Response } from "express";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Context, Gateway } from "../context";
import { isKnownRoute, isSecureExchangePage } from "../http/routes";
import { caracas, positionCookie } from "../position";
import { projectRoot } from "../projectRoot";
import { readRequestId } from "../requestId";
import { isRobot } from "../robots";
import type { SessionCookie } from "../session/cookie";
import { identify, identityHeaders } from "../session/identity";
import type { Identity } from "../session/identity";
import type { Bundle, RenderedPage, Screen } from "./bundle";
import { createBundleLoader } from "./bundle";
import { openDocument } from "./documentStream";
import type { DocumentStream } from "./documentStream";
import { chosenAppearance, markDocument } from "./marks";
import type { Marks } from "./marks";
import { operationsOf } from "./operations";
import { readTemplate } from "./template";
import type { Template } from "./template";

/**
 * The outcome of a request: sent; or left to the plain client, for an address that is not rendered or because
 * rendering failed.
 */
type Outcome = "sent" | "notRendered" | "failed";

/** A malformed address: the not-found page. */
const unknownAddress: Screen = { modules: [], hasOwnStatus: true };

/** Renders the public pages on the server. When anything fails, the visitor gets the plain client instead. */
export class Pages {
  private readonly loadBundle = createBundleLoader();
  private readonly template = readTemplate(join(projectRoot, "dist", "web"));
  private running = 0;

  constructor(
    private readonly gateway: Gateway,
    private readonly apollo: ApolloServer<Context>,
    private readonly addressOf: (request: Request) => string,
  ) {}

  /** Loads what the first visitor would wait for. A failure will show at the first request. */
  async warmUp(): Promise<void> {
    const bundle = this.gateway.env.RENDERING === "off" ? null : await this.loadBundle().catch(() => null);
    const guest: Identity = {
      session: null,
      position: caracas,
      by: null,
      ended: null,
      hasCookie: false,
      copyVersion: 0,
      sentToken: null,
    };
    const execute = operationsOf(this.gateway, this.apollo, {
      requestId: randomUUID(),
      ip: "",
      identity: guest,
      transport: "http",
    });
    for (const url of ["/", "/wall"])
      await bundle
        ?.render({
          url,
          cookies: "",
          origin: "http://localhost",
          hasSecureExchange: true,
          execute,
          signal: new AbortController().signal,
        })
        .catch(() => null);
  }

  async send(request: Request, response: Response, hasSecureExchange: boolean): Promise<Outcome> {
    const { env, log } = this.gateway;
    const { template } = this;
    if (env.RENDERING === "off" || !template) return "notRendered";
    const bundle = await this.loadBundle().catch((error: unknown) => {
      log.error({ err: error }, "the bundle for rendering cannot be loaded");
      return null;
    });
    let screen = bundle?.screenAt(request.path) ?? (isKnownRoute(request.path) ? null : unknownAddress);
    if (!bundle || !screen) return "notRendered";
    if (!hasSecureExchange && isSecureExchangePage(request.path)) screen = { ...screen, hasOwnStatus: true };
    if (this.running >= env.RENDER_LIMIT) return "failed";
    this.running += 1;
    try {
      return await this.answer({ bundle, screen, template, request, response, hasSecureExchange });
    } finally {
      this.running -= 1;
    }
  }

  /** Sends the plain client with its marks; false where it has none. */
  sendPlain(request: Request, response: Response, status: number, marks: Marks): boolean {
    if ((!marks.appearance && marks.hasSecureExchange) || !this.template) return false;
    openDocument(request, response, status).end(markDocument(this.template.plainPage, marks));
    return true;
  }

  private async answer({ bundle, screen, template, request, response, hasSecureExchange }: Job): Promise<Outcome> {
    const { gateway } = this;
    const identity = await identify(request.headers, gateway.cookie, gateway.sessions);
    const requestId = readRequestId(request.headers);
    response.setHeader("x-request-id", requestId);
    // Nothing still unknown can change status or headers: the browser may begin to load what it will need.
    const early =
      screen.hasOwnStatus || identity.hasCookie || identity.by ? null : openDocument(request, response, 200);
    const opening = markDocument(template.opening, { appearance: chosenAppearance(request), hasSecureExchange });
    early?.write(opening);

    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), gateway.env.RENDER_TIMEOUT_MS);
    const onClose = () => giveUp.abort();
    response.once("close", onClose);
    let page: RenderedPage;
    try {
      const execute = operationsOf(gateway, this.apollo, {
        requestId,
        ip: this.addressOf(request),
        identity,
        transport: "http",
        isRobot: request.method === "HEAD" || isRobot(request.headers),
      });
      page = await bundle.render({
        url: request.path + (/\?.*$/s.exec(request.url)?.[0] ?? ""),
        cookies: renderedCookies(request),
        origin: gateway.env.PUBLIC_URL ?? `http://localhost:${request.socket.localPort}`,
        hasSecureExchange,
        execute: (operation) => (giveUp.signal.aborted ? Promise.reject(new Error("given up")) : execute(operation)),
        signal: giveUp.signal,
      });
    } catch (error) {
      if (response.destroyed) return "sent";
      gateway.log.warn(
        { requestId, page: screen.modules[0], ...(giveUp.signal.aborted ? { reason: "too slow" } : { err: error }) },
        "page left to the client",
      );
      if (!early) return "failed";
      early.end(
        template.plainHead +
          template.scripts(screen.modules) +
          template.beforeRoot +
          template.plainBody +
          template.afterRoot,
      );
      return "sent";
    } finally {
      clearTimeout(timer);
      response.off("close", onClose);
    }

    if (!early) await answerIdentity(response, identity, gateway.cookie);
    if (page.location !== null && !early) return redirect(response, page.status, page.location);
    const stream = early ?? openDocument(request, response, page.status);
    if (!early) stream.write(opening);
    finish(stream, template, page, template.scripts(screen.modules));
    return "sent";
  }
}

interface Job {
  bundle: Bundle;
  screen: Screen;
  template: Template;
  request: Request;
  response: Response;
  hasSecureExchange: boolean;
}

function finish(
  stream: DocumentStream,
  template: Template,
  { head, body, state }: RenderedPage,
  scripts: string,
): void {
  stream.end(
    `${head}${scripts}${template.beforeRoot}${body}<script type="application/json" id="apollo-state">${state}</script>${template.afterRoot}`,
  );
}

/** The session's renewed (or cleared) cookie with its marker, or the rotated headers. */
async function answerIdentity(response: Response, identity: Identity, cookie: SessionCookie): Promise<void> {
  const headers = await identityHeaders(identity, identity.session, cookie);
  const live = identity.session?.endedBy === null ? identity.session : null;
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, name === "set-cookie" ? [value, cookie.mark(live)] : value);
}

/** Only to paths of this origin: `//` and `/\` would lead away. */
function redirect(response: Response, status: number, location: string): Outcome {
  if (!/^\/(?![/\\])/.test(location)) return "failed";
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("location", location);
  response.writeHead(status).end();
  return "sent";
}

/** The only cookies that a rendering gets; the session stays here. */
function renderedCookies(request: Request): string {
  const cookies = parseCookie(request.headers.cookie ?? "");
  return [positionCookie, "tq_wall", "tq_cards"]
    .flatMap((name) => (cookies[name] ? `${name}=${cookies[name]}` : []))
    .join("; ");
}
