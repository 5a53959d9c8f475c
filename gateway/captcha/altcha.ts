import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/pbkdf2";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { deriveKey } from "../session/keys";
import type { Captcha } from "./captcha";

const validForMs = 10 * 60_000;
/** Work for a client: some hundred derivations of 1,000 rounds take about a second on a phone. */
const work = { cost: 1_000, from: 250, to: 600 };
const longestProof = 4_096;

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(work.cost),
      keyLength: z.number().max(64),
      keyPrefix: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number().int().min(0), derivedKey: z.string().max(200) }),
});

/** Proof of work, made and checked here: no outside service learns who signs in. */
export class Altcha implements Captcha {
  readonly kind = "altcha";
  readonly siteKey = null;
  private readonly hmacSignatureSecret: string;
  private readonly hmacKeySignatureSecret: string;
  private readonly used = new LRUCache<string, true>({ max: 100_000, ttl: validForMs + 60_000 });

  constructor(secret: string) {
    this.hmacSignatureSecret = deriveKey(secret, "captcha challenge").toString("hex");
    this.hmacKeySignatureSecret = deriveKey(secret, "captcha key").toString("hex");
  }

  challenge(): Promise<unknown> {
    return createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: work.cost,
      counter: randomInt(work.from, work.to),
      deriveKey: derivePbkdf2,
      expiresAt: new Date(Date.now() + validForMs),
      hmacSignatureSecret: this.hmacSignatureSecret,
      hmacKeySignatureSecret: this.hmacKeySignatureSecret,
    });
  }

  async verify(proof: string | null | undefined): Promise<boolean> {
    const parsed = readProof(proof);
    if (!parsed || this.used.has(parsed.challenge.parameters.nonce)) return false;
    // Marked before the check, so that of two at once only one can pass.
    this.used.set(parsed.challenge.parameters.nonce, true);
    const result = await verifySolution({
      ...parsed,
      deriveKey: derivePbkdf2,
      hmacSignatureSecret: this.hmacSignatureSecret,
      hmacKeySignatureSecret: this.hmacKeySignatureSecret,
    }).catch(() => null);
    return result?.verified === true;
  }
}

function readProof(proof: string | null | undefined) {
  if (!proof || proof.length > longestProof) return null;
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(proof, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
