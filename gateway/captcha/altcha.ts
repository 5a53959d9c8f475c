import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { deriveKey } from "../session/keys";
import type { Captcha } from "./captcha";
import type { SpentProofs } from "./spentProofs";

const validForMs = 10 * 60_000;
/** A proof is remembered for longer than it is good. */
const rememberMs = validForMs + 60_000;
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

  constructor(
    secret: string,
    private readonly spent: SpentProofs,
  ) {
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
    if (!parsed) return false;
    const result = await verifySolution({
      ...parsed,
      deriveKey: derivePbkdf2,
      hmacSignatureSecret: this.hmacSignatureSecret,
      hmacKeySignatureSecret: this.hmacKeySignatureSecret,
    }).catch(() => null);
    // Only good ones are remembered: junk would fill the memory. Of two at once only one is spent.
    return result?.verified === true && this.spent.spend(parsed.challenge.parameters.nonce, rememberMs);
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
