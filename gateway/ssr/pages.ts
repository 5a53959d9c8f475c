import type { ApolloServer } from "@apollo/server";
import type { Request, Response } from "express";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isPageLacking } from "../../rules/capabilities";
import { createRest } from "../context";
import type { Caller, Context, Gateway } from "../context";
import { isKnownRoute, isSecretRoute, publicationIdOf } from "../http/routes";
import { caracas } from "../position";
import { projectRoot } from "../projectRoot";
import { readRequestId } from "../requestId";
import { countView } from "../rest/publications";
import { isRobot } from "../robots";
import type { SessionCookie } from "../session/cookie";
import { guestAt, guestPositionOf, identify, identityHeaders, mayHaveSession } from "../session/identity";
import type { Identity } from "../session/identity";
import type { Bundle, Screen } from "./bundle";
import { createBundleLoader } from "./bundle";
import { openDocument, prepareDocument } from "./documentStream";
import type { DocumentStream } from "./documentStream";
import type { KeptPage } from "./keptPage";
import { chosenAppearance, markDocument } from "./marks";
import type { Marks } from "./marks";
import { operationsOf } from "./operations";
import { addQuery, readAddress, renderedCookies } from "./pageAddress";
import type { PageAddress } from "./pageAddress";
import { PageViews } from "./pageViews";
import { Renderer, openingOf, plainRestOf } from "./renderer";
import type { Page, PageRequest } from "./renderer";
import { SharedPages } from "./sharedPages";
import { readTemplate } from "./template";
import type { Template } from "./template";

/**
 * The outcome of a request: sent; or left to the plain client, for an address that is not rendered or because
 * rendering failed.
 */
type Outcome = "sent" | "notRendered" | "failed";

/** A malformed address: the not-found page. */
const unknownAddress: Screen = { modules: [], hasOwnStatus: true };

/** Longest address whose page is shared. */
const longestShared = 512;

interface Visit {
  bundle: Bundle;
  template: Template;
  screen: Screen;
  address: PageAddress;
  request: Request;
  response: Response;
  marks: Marks;
}

/** Renders the public pages on the server. When anything fails, the visitor gets the plain client instead. */
export class Pages {
  private readonly loadBundle = createBundleLoader();
  private readonly template = readTemplate(join(projectRoot, "dist", "web"));
  private readonly renderer: Renderer;
  private readonly shared: SharedPages;
  private readonly views: PageViews;

  constructor(
    private readonly gateway: Gateway,
    private readonly apollo: ApolloServer<Context>,
    private readonly addressOf: (request: Request) => string,
  ) {
    this.renderer = new Renderer(gateway, apollo);
    this.shared = new SharedPages(gateway.env.SHARED_PAGE_MS);
    this.views = new PageViews((publicationId) =>
      countView(createRest(gateway, { session: null, position: caracas, requestId: randomUUID() }), publicationId),
    );
    gateway.shared.whenCleared(() => this.shared.clear());
  }

  /** Loads what the first visitor would wait for. A failure will show at the first request. */
  async warmUp(): Promise<void> {
    const bundle = this.gateway.env.RENDERING === "off" ? null : await this.loadBundle().catch(() => null);
    const execute = operationsOf(this.gateway, this.apollo, {
      requestId: randomUUID(),
      ip: "",
      identity: guestAt(caracas),
      transport: "http",
    });
    for (const url of ["/", "/wall"])
      await bundle
        ?.render({
          url,
          cookies: "",
          origin: "http://localhost",
          lacks: [],
          linkedRules: new Set(),
          execute,
          signal: new AbortController().signal,
        })
        .catch(() => null);
  }

  /** Counts what was seen and not counted yet. */
  async stop(): Promise<void> {
    await this.views.stop();
  }

  async send(request: Request, response: Response, lacks: Marks["lacks"]): Promise<Outcome> {
    const { env, log } = this.gateway;
    const { template } = this;
    if (env.RENDERING === "off" || !template) return "notRendered";
    const bundle = await this.loadBundle().catch((error: unknown) => {
      log.error({ err: error }, "the bundle for rendering cannot be loaded");
      return null;
    });
    let screen = bundle?.screenAt(request.path) ?? (isKnownRoute(request.path) ? null : unknownAddress);
    if (!bundle || !screen) return "notRendered";
    if (isPageLacking(request.path, lacks)) screen = { ...screen, hasOwnStatus: true };
    response.setHeader("x-request-id", readRequestId(request.headers));
    const marks = { appearance: chosenAppearance(request), lacks };
    const visit = { bundle, template, screen, address: readAddress(request), request, response, marks };
    return this.isShareable(visit) ? this.answerGuest(visit) : this.answerOne(visit);
  }

  /** Sends the plain client with its marks; false where it has none. */
  sendPlain(request: Request, response: Response, status: number, marks: Marks): boolean {
    if ((!marks.appearance && marks.lacks.length === 0) || !this.template) return false;
    openDocument(request, response, status).end(markDocument(this.template.plainPage, marks));
    return true;
  }

  private isShareable({ screen, address, request }: Visit): boolean {
    return (
      this.shared.isEnabled &&
      !screen.countsImpressions &&
      !isSecretRoute(request.path) &&
      !mayHaveSession(request.headers, this.gateway.cookie) &&
      address.shared.length <= longestShared
    );
  }

  /** A page of all guests at one place. */
  private async answerGuest(visit: Visit): Promise<Outcome> {
    const { request, response, screen, marks } = visit;
    const { shared: url, trackers } = visit.address;
    const cookies = renderedCookies(request, true);
    const identity = guestAt(guestPositionOf({ cookie: cookies }));
    const key = JSON.stringify([url, cookies, marks]);
    const shared = this.shared.take(key, () => this.renderer.render(this.pageRequest(visit, url, cookies, identity)));
    const isMiss = shared.hasBegun && !("kept" in shared);
    this.gateway.metrics?.countSharedPage(isMiss ? "miss" : "hit");
    const early = "kept" in shared || screen.hasOwnStatus ? null : this.open(visit);
    const { page, kept } = "kept" in shared ? { page: null, kept: shared.kept } : await shared.coming;
    if (response.destroyed) return "sent";
    if (kept && !early) {
      await sendKept(kept, request, response);
      const requestId = response.getHeader("x-request-id");
      // The renderer has logged the one that it worked for.
      if (!isMiss)
        this.gateway.log.info({ requestId, page: screen.modules[0], status: kept.status, shared: true }, "page");
    } else {
      const location = page && page.location !== null ? addQuery(page.location, trackers) : null;
      const outcome = finish(visit, page && { ...page, location }, early);
      if (outcome !== "sent") return outcome;
    }
    const status = kept?.status ?? page?.status;
    // What was rendered for this visit was counted with it.
    const publicationId = publicationIdOf(request.path);
    if (publicationId && status === 200 && !shared.hasBegun && !shouldSkipViewCount(request))
      this.views.add(publicationId);
    return "sent";
  }

  /** A page of one visitor alone. */
  private async answerOne(visit: Visit): Promise<Outcome> {
    const { request, response, screen, address } = visit;
    const identity = await identify(request.headers, this.gateway.cookie, this.gateway.sessions);
    // Nothing still unknown can change status or headers: the browser may begin to load what it will need.
    const early = screen.hasOwnStatus || identity.hasCookie || identity.by ? null : this.open(visit);
    const left = new AbortController();
    const onClose = () => left.abort();
    response.once("close", onClose);
    const cookies = renderedCookies(request, identity.session === null);
    const page = await this.renderer.render(this.pageRequest(visit, address.whole, cookies, identity), left.signal);
    response.off("close", onClose);
    if (response.destroyed) return "sent";
    if (page && !early) await answerIdentity(response, identity, this.gateway.cookie);
    return finish(visit, page, early);
  }

  private pageRequest(
    { bundle, template, screen, request, response, marks }: Visit,
    url: string,
    cookies: string,
    identity: Identity,
  ): PageRequest {
    const caller: Caller = {
      requestId: String(response.getHeader("x-request-id")),
      ip: this.addressOf(request),
      identity,
      transport: "http",
      isRobot: shouldSkipViewCount(request),
    };
    return { bundle, template, screen, url, cookies, port: request.socket.localPort, marks, caller };
  }

  private open({ template, request, response, marks }: Visit): DocumentStream {
    const stream = openDocument(request, response, 200);
    stream.write(openingOf(template, marks));
    return stream;
  }
}

/** Whether no person sees the answer. */
const shouldSkipViewCount = ({ method, headers }: Request): boolean => method === "HEAD" || isRobot(headers);

/** Sends a page, null for one that the client renders, or the rest of it where its opening was sent early. */
function finish(
  { template, screen, request, response }: Visit,
  page: Page | null,
  early: DocumentStream | null,
): Outcome {
  if (early) {
    early.end(page?.rest ?? plainRestOf(template, screen));
    return "sent";
  }
  if (!page) return "failed";
  if (page.location !== null) return redirect(response, page.status, page.location);
  const stream = openDocument(request, response, page.status);
  stream.write(page.opening);
  stream.end(page.rest);
  return "sent";
}

async function sendKept(page: KeptPage, request: Request, response: Response): Promise<void> {
  const bytes = await page.bytes(prepareDocument(request, response));
  response.writeHead(page.status, { "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
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
