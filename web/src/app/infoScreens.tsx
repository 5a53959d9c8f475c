import { lazy, type ComponentType } from 'react'
import type { InfoContent } from '../features/info/page'
import { infoPaths } from '../lib/paths'
import { patiently } from '../lib/patiently'

/** The text of each page loads with its own route only; the frame around it is one file for all. */
const contents: { path: string; load: () => Promise<InfoContent> }[] = [
  { path: infoPaths.about, load: () => import('../content/about.mdx') },
  { path: infoPaths.credits, load: () => import('../content/credits.mdx') },
  { path: infoPaths.verification, load: () => import('../content/verification.mdx') },
  { path: infoPaths.secure, load: () => import('../content/secure.mdx') },
  { path: infoPaths.ads, load: () => import('../content/ads.mdx') },
  { path: infoPaths.premium, load: () => import('../content/premium.mdx') },
  { path: infoPaths.faq, load: () => import('../content/faq.mdx') },
  { path: infoPaths.safety, load: () => import('../content/safety.mdx') },
  { path: infoPaths.terms, load: () => import('../content/terms.mdx') },
  { path: infoPaths.privacy, load: () => import('../content/privacy.mdx') },
]

async function infoPage(content: Promise<InfoContent>): Promise<{ default: ComponentType }> {
  const [{ InfoPage }, text] = await Promise.all([import('../features/info/InfoPage'), content])
  return { default: () => <InfoPage content={text} /> }
}

/** The pages of information: address, code to load ahead, screen. */
export const infoScreens = contents.map(({ path, load }) => {
  const screen = patiently(() => infoPage(load()))
  return { path, load: screen, Screen: lazy(screen) }
})
