import { join } from "node:path";
import { Router } from "express";
import { isPageLacking } from "../../rules/capabilities";
import type { Gateway } from "../context";
import { projectRoot } from "../projectRoot";
import { chosenAppearance } from "../ssr/marks";
import type { Pages } from "../ssr/pages";
import { isKnownRoute, isSecretRoute, publicationIdOf } from "./routes";
import { listLacking } from "../capabilities";
import type { Capabilities } from "../capabilities";
import { decoderPolicy } from "./securityHeaders";
import { StaticFiles } from "./staticFiles";

/** How long a page may wait for the backend to confirm that its publication exists, in ms. */
const existenceTimeoutMs = 1_500;

/** The worker that decodes HEIC photos (web/src/components/form/heicWorker.ts), as the build names it. */
const isDecoder = (path: string) => path.startsWith("/assets/heicWorker-");

/** The page that the service worker caches for offline use. */
const shellPage = "/shell.html";

/**
 * The built client: hashed assets cached for ever, public pages rendered, every other one the same index.html with
 * the status of its address.
 */
export function webApp({ transport }: Gateway, pages: Pages, capabilities: Capabilities): Router {
  const files = new StaticFiles(join(projectRoot, "dist", "web"), {
    isImmutable: (path) => path.startsWith("/assets/"),
  });
  const router = Router();
  router.use(async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    // A worker has the policy of its own file, not that of its page.
    if (isDecoder(request.path)) response.setHeader("content-security-policy", decoderPolicy);
    const isDocument = request.path === "/index.html" || request.path === shellPage;
    if (!isDocument && files.send(request.path, request, response)) return;
    if (request.path.startsWith("/assets/") || !files.has("/index.html")) return next();
    const lacks = await listLacking(capabilities);
    if (response.destroyed) return;
    if (request.path === shellPage) {
      // The appearance may be another one by the time it is shown.
      if (!pages.sendPlain(request, response, 200, { appearance: null, lacks }))
        files.send(shellPage, request, response);
      return;
    }
    if (isSecretRoute(request.path)) {
      response.setHeader("referrer-policy", "no-referrer");
      response.setHeader("x-robots-tag", "noindex");
    }
    const outcome = await pages.send(request, response, lacks);
    if (outcome === "sent") return;
    const publicationId = publicationIdOf(request.path);
    // What could not be rendered is not looked up again: the client will report what it finds.
    const pageExists = publicationId
      ? outcome === "failed" || (await publicationExists(publicationId))
      : isKnownRoute(request.path) && !isPageLacking(request.path, lacks);
    const status = pageExists ? 200 : 404;
    const marks = { appearance: chosenAppearance(request), lacks };
    if (!pages.sendPlain(request, response, status, marks)) files.send("/index.html", request, response, status);
  });
  return router;

  /** Only a clear "no" counts: a slow or absent backend must not turn every page into a 404. */
  async function publicationExists(id: string): Promise<boolean> {
    try {
      const headers = { accept: "application/json" };
      const answer = await transport.request(
        { method: "GET", path: `/api/publications/${id}`, headers, timeoutMs: existenceTimeoutMs },
        () => {},
      );
      return answer.status !== 404;
    } catch {
      return true;
    }
  }
}
