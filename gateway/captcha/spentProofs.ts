import { LRUCache } from "lru-cache";
import { growingTo } from "../growing";

/** Captcha proofs that were taken: each counts once. */
export interface SpentProofs {
  /** False for one that was spent before; of two at once only one gets true. */
  spend(nonce: string, rememberMs: number): Promise<boolean>;
}

/** Those of this process alone. */
export class LocalSpentProofs implements SpentProofs {
  private readonly nonces = new LRUCache<string, true>(growingTo(100_000));

  async spend(nonce: string, rememberMs: number): Promise<boolean> {
    if (this.nonces.has(nonce)) return false;
    this.nonces.set(nonce, true, { ttl: rememberMs });
    return true;
  }
}
