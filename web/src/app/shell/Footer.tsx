import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { patiently } from '../../lib/patiently'

/** How far below the screen the footer may still be when it loads, px. */
const AHEAD = 400
const ID = 'footer'

const FooterContent = lazy(
  patiently(async () => {
    await nearby()
    return import('./footer/FooterContent')
  }),
)

/** Its code loads when somebody comes near it; the server renders it whole. */
export function Footer() {
  return (
    <chakra.div id={ID} minHeight={{ base: '1100px', sm: '1000px', md: '835px', lg: '765px' }}>
      <Suspense>
        <FooterContent />
      </Suspense>
    </chakra.div>
  )
}

async function nearby(): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return
  // The page that it stands under is drawn first.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const place = document.getElementById(ID)
  // What the server has sent is taken over at once: React waits with going elsewhere until it is.
  if (!place || place.childElementCount > 0) return
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting && place.isConnected) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(place)
  })
}
