import type { Env } from "../env";
import { Altcha } from "./altcha";
import type { Captcha } from "./captcha";
import { Recaptcha } from "./recaptcha";
import type { SpentProofs } from "./spentProofs";

const off: Captcha = {
  kind: "off",
  siteKey: null,
  challenge: () => Promise.resolve(null),
  verify: () => Promise.resolve(true),
};

/** reCAPTCHA where it has keys, else Altcha; none where it is turned off. */
export function createCaptcha(env: Env, secret: string, spent: SpentProofs): Captcha {
  if (env.CAPTCHA === "off") return off;
  if (env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET)
    return new Recaptcha(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET);
  return new Altcha(secret, spent);
}
