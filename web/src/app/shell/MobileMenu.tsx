import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSession } from '../../apollo/session'
import { Avatar } from '../../components/ui/Avatar'
import { Button, ButtonLink } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import CategoryBrowser from '../../features/category/CategoryBrowser'
import UserMenu from '../../features/user/UserMenu'
import { messages } from '../../lib/messages'
import { shortName } from '../../lib/names'
import { paths } from '../../lib/paths'

/** The burger's drawer: who is here, the categories, the own menu. */
export default function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { viewer } = useSession()
  const [showsCategories, setShowsCategories] = useState(false)
  const title = viewer ? (
    <chakra.span display="flex" alignItems="center" gap="3">
      <Avatar person={viewer.user} size={56} />
      {shortName(viewer.user)}
    </chakra.span>
  ) : (
    messages.brand
  )
  return (
    <Dialog open={isOpen} onClose={onClose} kind="drawer" title={title}>
      <chakra.div mx="-24px">
        {showsCategories ? (
          <>
            <Button variant="text" size="s" ml="4" onClick={() => setShowsCategories(false)}>
              {messages.action.back}
            </Button>
            <CategoryBrowser onChoose={onClose} />
          </>
        ) : (
          <>
            <chakra.div px="4" pb="2">
              <Button variant="secondary" wide onClick={() => setShowsCategories(true)}>
                {messages.nav.categories}
              </Button>
            </chakra.div>
            {viewer ? <UserMenu close={onClose} /> : <GuestLinks onClose={onClose} />}
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}

function GuestLinks({ onClose }: { onClose: () => void }) {
  return (
    <chakra.div display="grid" gap="3" px="4" pt="2">
      <ButtonLink to={paths.login()} onClick={onClose} variant="primary" wide>
        {messages.nav.signIn}
      </ButtonLink>
      <ButtonLink to={paths.registration()} onClick={onClose} variant="secondary" wide>
        {messages.nav.register}
      </ButtonLink>
    </chakra.div>
  )
}
