import { request } from "undici";
import { z } from "zod";
import type { Captcha } from "./captcha";

const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";
const timeoutMs = 5_000;
const answerShape = z.object({ success: z.boolean() });

/** Google's captcha, where its keys are set. Google accepts each token once. */
export class Recaptcha implements Captcha {
  readonly kind = "recaptcha";

  constructor(
    readonly siteKey: string,
    private readonly secret: string,
  ) {}

  challenge(): Promise<unknown> {
    return Promise.resolve(null);
  }

  async verify(proof: string | null | undefined, ip: string): Promise<boolean> {
    if (!proof || proof.length > 8_192) return false;
    try {
      const { body } = await request(verifyUrl, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ secret: this.secret, response: proof, remoteip: ip }).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answerShape.parse(await body.json()).success;
    } catch {
      return false;
    }
  }
}
