/** What the server lets a browser know of its settings. */
export interface PublicConfig {
  captcha: { kind: 'altcha' | 'recaptcha' | 'off'; siteKey: string | null }
}

const DEFAULT: PublicConfig = { captcha: { kind: 'altcha', siteKey: null } }

let loaded: Promise<PublicConfig> | undefined

/** Asked once; a server that has no such address, or says something unknown, gets the defaults. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loaded ??= ask().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function ask(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return DEFAULT
  const { captcha } = (await response.json()) as Partial<PublicConfig>
  return captcha && ['altcha', 'recaptcha', 'off'].includes(captcha.kind) ? { captcha } : DEFAULT
}
