import { LRUCache } from "lru-cache";
import { KeptPage } from "./keptPage";
import type { Page } from "./renderer";

/** What a visit gets: a kept page, or the promise of one; null where it cannot be rendered. */
type SharedPage = ({ kept: KeptPage } | { coming: Promise<Page | null> }) & {
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
  private readonly flights = new Map<string, Promise<Page | null>>();
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

  private begin(key: string, render: () => Promise<Page | null>): Promise<Page | null> {
    const { generation } = this;
    const readAt = this.clock();
    const flight = render()
      .then((page) => {
        // A page read before a change still serves visits made before it, but is not kept.
        if (page?.location === null && keptStatuses.has(page.status) && generation === this.generation)
          this.entries.set(key, { page: new KeptPage(page.status, page.opening + page.rest), readAt });
        return page;
      })
      .finally(() => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
      });
    this.flights.set(key, flight);
    return flight;
  }
}
