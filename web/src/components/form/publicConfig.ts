import { z } from 'zod'

const publicConfig = z.object({
  captcha: z.object({ kind: z.enum(['altcha', 'recaptcha', 'off']), siteKey: z.string().nullable() }),
})

export type PublicConfig = z.infer<typeof publicConfig>

const DEFAULT: PublicConfig = { captcha: { kind: 'altcha', siteKey: null } }

let loaded: Promise<PublicConfig> | undefined

/** What the server lets a browser know of its settings. Asked once; a server that has no such address gets the defaults. */
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
  const parsed = publicConfig.safeParse(await response.json())
  return parsed.success ? parsed.data : DEFAULT
}
