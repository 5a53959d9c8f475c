import { LRUCache } from "lru-cache";

/** How long a call that was not there is not asked for again, in ms. */
const memoryMs = 300_000;

/**
 * Which calls a backend does not have: servers differ beyond what is recorded of them. One that answered once is never taken for missing,
 * so nobody can make it so by asking for ids that do not exist.
 */
export class EndpointSupport {
  private readonly missing: LRUCache<string, true>;
  private readonly supported = new Set<string>();

  constructor(memory: { ttlMs: number } = { ttlMs: memoryMs }) {
    this.missing = new LRUCache({ max: 100, ttl: memory.ttlMs });
  }

  isMissing(call: string): boolean {
    return this.missing.has(call);
  }

  markSupported(call: string): void {
    this.supported.add(call);
    this.missing.delete(call);
  }

  /** Whether it is now taken for missing. */
  markMissing(call: string): boolean {
    if (this.supported.has(call)) return false;
    this.missing.set(call, true);
    return true;
  }
}
