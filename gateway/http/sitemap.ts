import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Router } from "express";
import type { Request, Response } from "express";
import { isPageLacking } from "../../rules/capabilities";
import type { Gateway } from "../context";
import { robotsText, sitemapIndex, urlSet } from "../sitemap/documents";
import { Site } from "../sitemap/site";
import type { SiteFiles } from "../sitemap/siteFiles";
import { acceptedEncoding } from "./acceptedEncoding";
import { informationPages, isKnownRoute } from "./routes";
import { listLacking } from "../capabilities";
import type { Capabilities } from "../capabilities";
import { HttpError } from "./sendError";

const uncompress = promisify(gunzip);
const pagesFile = "/sitemaps/pages.xml";

/** Static pages; those that this client has are listed. */
const pages = ["/", "/wall", ...informationPages, "/registration", "/login"];

/** Serves what search engines read first: /robots.txt, /sitemap.xml and the files that it lists. */
export function sitemap(gateway: Gateway, capabilities: Capabilities): Router {
  const router = Router();
  const site = new Site(gateway, isKnownRoute);

  router.get("/robots.txt", (request, response) => {
    response
      .set("cache-control", "public, max-age=3600")
      .type("text/plain")
      .send(robotsText(baseOf(request)));
  });
  router.get("/sitemap.xml", async (request, response) => {
    const files = await listFiles(request);
    send(response, sitemapIndex(baseOf(request), [pagesFile, ...files.keys()]));
  });
  router.get(pagesFile, async (request, response) => {
    const lacks = await listLacking(capabilities);
    const listed = pages.filter((path) => isKnownRoute(path) && !isPageLacking(path, lacks));
    const entries = listed.map((path) => ({ path, changedAt: null }));
    send(response, urlSet(baseOf(request), entries));
  });
  router.get(/^\/sitemaps\//, async (request, response) => {
    const file = (await listFiles(request)).get(request.path);
    if (!file) throw new HttpError(404, "NOT_FOUND");
    response.vary("accept-encoding");
    const encoding = acceptedEncoding(request, ["gzip"]);
    if (encoding) response.set("content-encoding", encoding);
    send(response, encoding ? file : await uncompress(file));
  });
  return router;

  function listFiles(request: Request): Promise<SiteFiles> {
    return site.files(baseOf(request)).catch(() => {
      throw new HttpError(503, "UPSTREAM_UNAVAILABLE");
    });
  }

  /** Without PUBLIC_URL the gateway serves this machine only; what a Host header claims is not repeated. */
  function baseOf(request: Request): string {
    return gateway.env.PUBLIC_URL ?? `http://localhost:${request.socket.localPort}`;
  }
}

function send(response: Response, xml: string | Buffer): void {
  response.set("cache-control", "public, max-age=3600").type("application/xml").send(xml);
}
