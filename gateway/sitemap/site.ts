import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createRest } from "../context";
import type { Gateway } from "../context";
import { UpstreamError } from "../errors";
import { caracas } from "../position";
import { listPublic } from "./crawl";
import { writeSiteFiles } from "./siteFiles";
import type { SiteFiles } from "./siteFiles";

/** How long a list of addresses is valid, in ms. */
const freshMs = 60 * 60_000;
/** How long the first request may wait for it, in ms. */
const patienceMs = 10_000;
/** A failed reading is not repeated sooner, in ms. */
const pauseMs = 30_000;

/** The public addresses, read periodically; between two readings all callers get the last result. */
export class Site {
  private known: { files: SiteFiles; at: number } | null = null;
  private reading: Promise<void> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly gateway: Gateway,
    private readonly hasPage: (path: string) => boolean,
  ) {}

  /** UPSTREAM_UNAVAILABLE when nothing is known yet and it takes too long, or the backend is away. */
  async files(base: string): Promise<SiteFiles> {
    if (!this.known || Date.now() - this.known.at > freshMs) this.read(base);
    if (!this.known) await Promise.race([this.reading, wait(patienceMs, undefined, { ref: false })]);
    if (!this.known) throw new UpstreamError("UPSTREAM_UNAVAILABLE");
    return this.known.files;
  }

  private read(base: string): void {
    if (this.reading || Date.now() - this.failedAt < pauseMs) return;
    const rest = createRest(this.gateway, { session: null, position: caracas, requestId: randomUUID() });
    this.reading = writeSiteFiles(base, listPublic(rest), this.hasPage)
      .then((files) => {
        this.known = { files, at: Date.now() };
      })
      .catch((error: unknown) => {
        this.failedAt = Date.now();
        this.gateway.log.warn({ err: error }, "sitemap not read");
      })
      .finally(() => {
        this.reading = null;
      });
  }
}
