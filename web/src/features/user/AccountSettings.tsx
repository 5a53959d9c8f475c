import { chakra } from '@chakra-ui/react/styled-system'
import { DeactivateAccount } from './DeactivateAccount'
import { MailSwitch } from './MailSwitch'
import { PasswordForm } from './PasswordForm'

/** «Ajustes»: mails about one's exchanges, the password, and leaving. */
export function AccountSettings() {
  return (
    <chakra.div display="grid" gap="5" maxWidth="760px">
      <MailSwitch />
      <PasswordForm />
      <DeactivateAccount />
    </chakra.div>
  )
}
