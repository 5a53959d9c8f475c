import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../components/ui/Link'
import { AuthLayout } from '../features/session/AuthLayout'
import { MailSent } from '../features/session/MailSent'
import { RegistrationForm } from '../features/session/RegistrationForm'
import { accountMessages } from '../lib/accountMessages'
import { paths } from '../lib/paths'

const texts = accountMessages.registration

/** /registration: the form, then where to look for the mail. */
export default function RegistrationRoute() {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AuthLayout current="register" title={texts.title}>
      {sentTo ? (
        <MailSent title={texts.success}>
          {texts.sentTo} <strong>{sentTo}</strong>. {texts.sentHint}
        </MailSent>
      ) : (
        <>
          <RegistrationForm onDone={setSentTo} />
          <chakra.p mt="5" textAlign="center">
            {texts.haveAccount}{' '}
            <Link to={paths.login()} state={state} fontWeight={700}>
              {texts.signIn}
            </Link>
          </chakra.p>
        </>
      )}
    </AuthLayout>
  )
}
