import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../apollo/session'
import { lazyOr } from '../../components/ui/lazyOr'
import { messages } from '../../lib/messages'
import { unlessOffline } from '../../lib/patiently'
import { BottomBar } from './BottomBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { frameOf } from './frame'

const LiveUpdates = lazyOr(unlessOffline(() => import('../LiveUpdates')), NotLive)

/** Header, page, footer, and on phones the bar below. */
export function Shell({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const frame = frameOf(useLocation().pathname)
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink href="#content">{messages.action.skipToContent}</SkipLink>
      {frame.header !== 'never' && (
        <chakra.div display={frame.header === 'wide' ? { base: 'none', md: 'contents' } : 'contents'}>
          <Header hasSearch={frame.hasSearch} />
        </chakra.div>
      )}
      <chakra.main
        id="content"
        tabIndex={-1}
        flex="1"
        outline="none"
        // The footer begins below the first screen: it must not be pushed out of it when a page fills.
        minHeight={frame.hasFooter ? 'calc(100dvh - 56px)' : undefined}
        pb={frame.hasBottomBar ? { base: '76px', sm: '0' } : undefined}
      >
        {children}
      </chakra.main>
      {frame.hasFooter && <Footer />}
      {frame.hasBottomBar && <BottomBar />}
      {status === 'member' && <LiveUpdates />}
    </chakra.div>
  )
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    left: '4',
    top: '3',
    // Not moved away: a picture of the whole page would show it.
    clipPath: 'inset(50%)',
    zIndex: 'toast',
    bg: 'white',
    color: 'fg.link',
    fontWeight: 700,
    p: '3',
    borderRadius: 'control',
    _focusVisible: { clipPath: 'none' },
  },
})

/** Until the network is back there is nothing to follow. */
function NotLive() {
  return null
}
