import type { Env } from "../env";
import { Altcha } from "./altcha";
import { Recaptcha } from "./recaptcha";

/** Tells people from programs before an account is touched. */
export interface Captcha {
  /** What the client has to show. */
  readonly kind: "altcha" | "recaptcha" | "off";
  readonly siteKey: string | null;
  /** A new challenge as JSON; null where the client gets none from us. */
  challenge(): Promise<unknown>;
  /** Whether the proof is good; each counts once. Always true with CAPTCHA=off. */
  verify(proof: string | null | undefined, ip: string): Promise<boolean>;
}

const off: Captcha = {
  kind: "off",
  siteKey: null,
  challenge: () => Promise.resolve(null),
  verify: () => Promise.resolve(true),
};

export function createCaptcha(env: Env, secret: string): Captcha {
  if (env.CAPTCHA === "off") return off;
  if (env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET)
    return new Recaptcha(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET);
  return new Altcha(secret);
}
