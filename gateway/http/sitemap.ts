import { Router } from "express";
import type { Request, Response } from "express";
import type { Gateway } from "../context";
import { maxEntries, robotsText, sitemapIndex, urlSet } from "../sitemap/documents";
import { Site } from "../sitemap/site";
import type { SiteEntry } from "../sitemap/crawl";
import { isKnownRoute, secureExchangePage } from "./routes";
import type { Capabilities } from "./capabilities";
import { HttpError } from "./sendError";

/** Static pages; those that this client has are listed. */
const pages = [
  "/",
  "/wall",
  "/about_truequea",
  "/truequea_creditos",
  "/truequea_verificacion_id",
  secureExchangePage,
  "/truequea_ads",
  "/truequea_premium",
  "/faq",
  "/consejos_de_seguridad",
  "/terminos-y-condiciones",
  "/politicas-de-privacidad",
  "/contactos",
  "/registration",
  "/login",
];

/** Serves what search engines read first: /robots.txt, /sitemap.xml and the files that it lists. */
export function sitemap(gateway: Gateway, { secureExchange }: Capabilities): Router {
  const router = Router();
  const site = new Site(gateway);

  router.get("/robots.txt", (request, response) => {
    response
      .set("cache-control", "public, max-age=3600")
      .type("text/plain")
      .send(robotsText(baseOf(request)));
  });
  router.get("/sitemap.xml", async (request, response) => {
    const files = await listFiles();
    send(response, sitemapIndex(baseOf(request), [...files.keys()]));
  });
  router.get(/^\/sitemaps\//, async (request, response) => {
    const entries = (await listFiles()).get(request.path);
    if (!entries) throw new HttpError(404, "NOT_FOUND");
    send(response, urlSet(baseOf(request), entries));
  });
  return router;

  async function listFiles(): Promise<Map<string, SiteEntry[]>> {
    const { publications, people } = await site.entries().catch(() => {
      throw new HttpError(503, "UPSTREAM_UNAVAILABLE");
    });
    const hasSecureExchange = await secureExchange.isThere();
    const listed = pages.filter((path) => isKnownRoute(path) && (hasSecureExchange || path !== secureExchangePage));
    const files = new Map([["/sitemaps/pages.xml", listed.map((path): SiteEntry => ({ path, changedAt: null }))]]);
    const add = (name: string, entries: SiteEntry[]) => {
      for (let first = 0; first < entries.length; first += maxEntries)
        files.set(`/sitemaps/${name}-${first / maxEntries + 1}.xml`, entries.slice(first, first + maxEntries));
    };
    add("publications", publications);
    add(
      "people",
      people.filter(({ path }) => isKnownRoute(path)),
    );
    return files;
  }

  /** Without PUBLIC_URL the gateway serves this machine only; what a Host header claims is not repeated. */
  function baseOf(request: Request): string {
    return gateway.env.PUBLIC_URL ?? `http://localhost:${request.socket.localPort}`;
  }
}

function send(response: Response, xml: string): void {
  response.set("cache-control", "public, max-age=3600").type("application/xml").send(xml);
}
