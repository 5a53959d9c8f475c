import type { SpentProofs } from "../captcha/spentProofs";
import type { ValkeyConnection } from "./connection";

/** Captcha proofs that any of the gateways has taken. */
export class ValkeySpentProofs implements SpentProofs {
  constructor(private readonly valkey: ValkeyConnection) {}

  async spend(nonce: string, rememberMs: number): Promise<boolean> {
    const key = `tq:proof:${this.valkey.nameOf(nonce)}`;
    return (await this.valkey.require(this.valkey.client.set(key, "1", "PX", rememberMs, "NX"))) === "OK";
  }
}
