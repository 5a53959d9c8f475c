import { LRUCache } from "lru-cache";

/** How long a missing endpoint is not called again, in ms. */
const memoryMs = 300_000;

/**
 * The endpoints that a backend turned out to lack: servers differ beyond the recorded contract. One that answered
 * once is never taken for missing, so that requests for unknown ids cannot disable it.
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

  isSupported(call: string): boolean {
    return this.supported.has(call);
  }

  markSupported(call: string): void {
    if (this.supported.has(call)) return;
    this.supported.add(call);
    this.missing.delete(call);
  }

  /** Whether the endpoint now counts as missing. */
  markMissing(call: string): boolean {
    if (this.supported.has(call)) return false;
    this.missing.set(call, true);
    return true;
  }
}
