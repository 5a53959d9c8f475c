import { chakra } from '@chakra-ui/react/styled-system'
import { MailSwitch } from './MailSwitch'
import { PasswordForm } from './PasswordForm'

/** «Ajustes»: mails about one's exchanges, and the password. */
export function AccountSettings() {
  return (
    <chakra.div display="grid" gap="5" maxWidth="760px">
      <MailSwitch />
      <PasswordForm />
    </chakra.div>
  )
}
