import { LRUCache } from "lru-cache";
import { KeptPage } from "./keptPage";
import type { Page } from "./renderer";

/** A page, null where it cannot be rendered; and how it is kept, where it is. */
interface RenderedPage {
  page: Page | null;
  kept: KeptPage | null;
}

/** What a visit gets: a kept page, or the promise of one. */
type SharedPage = ({ kept: KeptPage } | { coming: Promise<RenderedPage> }) & {
  /** Whether a rendering began with this visit. */
  hasBegun: boolean;
};

/** Memory for all pages together, and for the largest of them. */
const maxBytes = 32 * 1024 * 1024;
const maxPageBytes = 1024 * 1024;

/** Failures, and redirects, which cost little, are answered anew. */
const keptStatuses = new Set([200, 404, 410]);

/**
 * Pages that are the same for all guests with the same key. For one lifetime a page is fresh; for another one it still
 * goes out while it is rendered anew. A key is rendered once at a time, for everybody who waits for it.
 */
export class SharedPages {
  private readonly entries = new LRUCache<string, { page: KeptPage; readAt: number }>({
    maxSize: maxBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: ({ page }, key) => page.size + 2 * key.length + 200,
  });
  private readonly flights = new Map<string, Promise<RenderedPage>>();
  private generation = 0;

  constructor(
    private readonly lifetimeMs: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  get isEnabled(): boolean {
    return this.lifetimeMs > 0;
  }

  take(key: string, render: () => Promise<Page | null>): SharedPage {
    const entry = this.entries.get(key);
    const age = entry ? this.clock() - entry.readAt : Infinity;
    if (entry && age < this.lifetimeMs) return { kept: entry.page, hasBegun: false };
    const flight = this.flights.get(key);
    const coming = flight ?? this.begin(key, render);
    const hasBegun = flight === undefined;
    return entry && age < 2 * this.lifetimeMs ? { kept: entry.page, hasBegun } : { coming, hasBegun };
  }

  /** Something has changed: what comes after it is rendered anew. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.flights.clear();
  }

  private begin(key: string, render: () => Promise<Page | null>): Promise<RenderedPage> {
    const { generation } = this;
    const readAt = this.clock();
    const flight = render()
      .then((page) => {
        const isKept = page?.location === null && keptStatuses.has(page.status);
        const kept = isKept ? new KeptPage(page.status, page.opening + page.rest) : null;
        // A page read before a change still serves visits made before it, but none after it.
        if (kept && generation === this.generation) this.entries.set(key, { page: kept, readAt });
        return { page, kept };
      })
      .finally(() => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
      });
    this.flights.set(key, flight);
    return flight;
  }
}
