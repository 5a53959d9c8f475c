import { LRUCache } from "lru-cache";

/** How long a call that was not there is not asked for again, in ms. */
const memoryMs = 300_000;

/**
 * Which calls a backend does not have: servers differ beyond what is recorded of them. One that answered once is never taken for missing,
 * so nobody can make it so by asking for ids that do not exist.
 */
export class MissingCalls {
  private readonly missing: LRUCache<string, true>;
  private readonly known = new Set<string>();

  constructor(memory: { ttlMs: number } = { ttlMs: memoryMs }) {
    this.missing = new LRUCache({ max: 100, ttl: memory.ttlMs });
  }

  has(call: string): boolean {
    return this.missing.has(call);
  }

  answered(call: string): void {
    this.known.add(call);
    this.missing.delete(call);
  }

  /** Whether it is now taken for missing. */
  notFound(call: string): boolean {
    if (this.known.has(call)) return false;
    this.missing.set(call, true);
    return true;
  }
}
