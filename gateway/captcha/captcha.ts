/** Keeps programs away from the forms that touch an account. */
export interface Captcha {
  /** What the client has to show. */
  readonly kind: "altcha" | "recaptcha" | "off";
  readonly siteKey: string | null;
  /** A new challenge as JSON; null where the client gets none from us. */
  challenge(): Promise<unknown>;
  /** Whether the proof is good; each counts once. Always true with CAPTCHA=off. */
  verify(proof: string | null | undefined, ip: string): Promise<boolean>;
}
