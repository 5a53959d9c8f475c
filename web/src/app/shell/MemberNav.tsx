import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, type ReactNode } from 'react'
import { LuBell, LuChevronDown, LuMessagesSquare } from 'react-icons/lu'
import { useViewer } from '../../apollo/session'
import { Avatar } from '../../components/ui/Avatar'
import { Disclosure } from '../../components/ui/Disclosure'
import { Skeleton } from '../../components/ui/Skeleton'
import { messages } from '../../lib/messages'
import { shortName } from '../../lib/names'
import { Bubble } from './Bubble'
import { HeaderLabel, headerButtonLook } from './NavItem'

const NotificationMenu = lazy(() => import('../../features/notification/NotificationMenu'))
const ChatMenu = lazy(() => import('../../features/chat/ChatMenu'))
const UserMenu = lazy(() => import('../../features/user/UserMenu'))

/** Bell, chats and the own face, with their panels. */
export function MemberNav() {
  const viewer = useViewer()
  return (
    <>
      <HeaderPanel icon={<LuBell size={22} />} label={messages.nav.notifications} count={viewer.unreadNotificationCount}>
        {(close) => <NotificationMenu close={close} />}
      </HeaderPanel>
      <HeaderPanel icon={<LuMessagesSquare size={22} />} label={messages.nav.chats} count={viewer.unreadChatCount}>
        {(close) => <ChatMenu close={close} />}
      </HeaderPanel>
      <chakra.span display={{ base: 'none', sm: 'contents' }}>
        <Disclosure
          label={messages.nav.userMenu(shortName(viewer.user))}
          width="300px"
          button={
            <>
              <Avatar person={viewer.user} />
              <LuChevronDown size={18} aria-hidden="true" />
            </>
          }
          buttonProps={{ display: 'flex', alignItems: 'center', gap: '2', px: '2', height: '56px', borderRadius: 'control' }}
        >
          {(close) => (
            <Suspense fallback={<PanelLoading />}>
              <UserMenu close={close} />
            </Suspense>
          )}
        </Disclosure>
      </chakra.span>
    </>
  )
}

function HeaderPanel({ icon, label, count, children }: { icon: ReactNode; label: string; count: number; children: (close: () => void) => ReactNode }) {
  return (
    <Disclosure
      width="400px"
      buttonProps={headerButtonLook}
      button={
        <>
          <span aria-hidden="true">{icon}</span>
          <HeaderLabel>{label}</HeaderLabel>
          <Bubble count={count} />
        </>
      }
    >
      {(close) => <Suspense fallback={<PanelLoading />}>{children(close)}</Suspense>}
    </Disclosure>
  )
}

function PanelLoading() {
  return (
    <chakra.div p="4" display="grid" gap="3">
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
    </chakra.div>
  )
}
