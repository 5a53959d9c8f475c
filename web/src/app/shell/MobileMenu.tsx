import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { LuChevronLeft, LuListTree } from 'react-icons/lu'
import { useSession, type SessionViewer } from '../../apollo/session'
import { Avatar } from '../../components/ui/Avatar'
import { ButtonLink } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Logo } from '../../components/ui/Logo'
import { VerifiedMark } from '../../components/ui/VerifiedMark'
import CategoryBrowser from '../../features/category/CategoryBrowser'
import UserMenu from '../../features/user/UserMenu'
import { messages } from '../../lib/messages'
import { fullName, shortName } from '../../lib/names'
import { paths } from '../../lib/paths'

/** The burger's drawer: who is here, the categories, the own menu. */
export default function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { viewer } = useSession()
  const [showsCategories, setShowsCategories] = useState(false)
  const close = () => {
    setShowsCategories(false)
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      kind="drawer"
      title={
        <>
          <Curve />
          {viewer ? <Person user={viewer.user} /> : <Brand />}
        </>
      }
    >
      <Row onClick={() => setShowsCategories(!showsCategories)} aria-expanded={showsCategories}>
        <chakra.span color="azul.600" aria-hidden="true">
          {showsCategories ? <LuChevronLeft size={20} /> : <LuListTree size={20} />}
        </chakra.span>
        {messages.nav.categories}
      </Row>
      {showsCategories ? <CategoryBrowser onChoose={close} /> : viewer ? <UserMenu close={close} /> : <GuestLinks onClose={close} />}
    </Dialog>
  )
}

const RATING = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Person({ user }: { user: SessionViewer['user'] }) {
  const reputation = user.reputation === null ? messages.reputation.none : RATING.format(user.reputation)
  return (
    <chakra.span position="relative" display="flex" alignItems="center" gap="3" pr="10">
      <Avatar person={user} size={60} />
      <chakra.span minWidth="0">
        <chakra.span display="flex" alignItems="center" gap="1.5" title={fullName(user)}>
          {shortName(user)}
          {user.isVerified && <VerifiedMark size={20} />}
        </chakra.span>
        <chakra.span display="block" mt="0.5" fontFamily="body" fontWeight={400} textStyle="small" color="fg.onHeader">
          {[reputation, user.city].filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}

function Brand() {
  return (
    <chakra.span position="relative">
      <Logo onBlue height={34} />
    </chakra.span>
  )
}

function Curve() {
  return (
    <chakra.svg position="absolute" right="0" top="28px" width="82px" height="calc(100% - 28px)" viewBox="0 0 82 74" preserveAspectRatio="none" aria-hidden="true">
      <path fill="#FFBD1F" d="M0 74C34 62 30 34 46 18C56 8 68 2 82 0V74Z" />
    </chakra.svg>
  )
}

const Row = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: '50px',
      px: '18px',
      fontWeight: 700,
      textAlign: 'left',
      borderBottom: '1px solid {colors.border.subtle}',
      cursor: 'pointer',
      _hover: { bg: 'azul.50' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
  { defaultProps: { type: 'button' } },
)

function GuestLinks({ onClose }: { onClose: () => void }) {
  return (
    <chakra.div display="grid" gap="3" px="4" pt="5">
      <ButtonLink to={paths.login()} onClick={onClose} variant="primary" wide>
        {messages.nav.signIn}
      </ButtonLink>
      <ButtonLink to={paths.registration()} onClick={onClose} variant="secondary" wide>
        {messages.nav.register}
      </ButtonLink>
    </chakra.div>
  )
}
