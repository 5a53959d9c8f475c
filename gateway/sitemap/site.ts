import type { Gateway } from "../context";
import { UpstreamError } from "../errors";
import { crawl } from "./crawl";
import type { SiteEntries } from "./crawl";

/** How long a list of addresses is valid, in ms. */
const freshMs = 60 * 60_000;
/** How long the first request may wait for it, in ms. */
const patienceMs = 10_000;
/** A failed crawl is not repeated sooner, in ms. */
const pauseMs = 30_000;

/** The public addresses, read periodically; between two readings all callers get the last result. */
export class Site {
  private known: { entries: SiteEntries; at: number } | null = null;
  private reading: Promise<void> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly gateway: Gateway) {}

  /** UPSTREAM_UNAVAILABLE when nothing is known yet and it takes too long, or the backend is away. */
  async entries(): Promise<SiteEntries> {
    if (!this.known || Date.now() - this.known.at > freshMs) this.read();
    if (!this.known)
      await Promise.race([this.reading, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
    if (!this.known) throw new UpstreamError("UPSTREAM_UNAVAILABLE");
    return this.known.entries;
  }

  private read(): void {
    if (this.reading || Date.now() - this.failedAt < pauseMs) return;
    this.reading = crawl(this.gateway)
      .then((entries) => {
        this.known = { entries, at: Date.now() };
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
