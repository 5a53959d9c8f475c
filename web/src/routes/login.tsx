import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router-dom'
import { Link } from '../components/ui/Link'
import { AuthLayout } from '../features/session/AuthLayout'
import { SignInForm } from '../features/session/SignInForm'
import { accountMessages } from '../lib/accountMessages'
import { paths } from '../lib/paths'

const texts = accountMessages.signIn

/** /login. Where the visitor wanted to go stands in the location's state; the guard around this route leads there. */
export default function LoginRoute() {
  const { state } = useLocation()
  return (
    <AuthLayout current="signIn" title={texts.title}>
      <SignInForm />
      <chakra.p mt="5" textAlign="center">
        {texts.noAccount}{' '}
        <Link to={paths.registration()} state={state} fontWeight={700}>
          {texts.register}
        </Link>
      </chakra.p>
    </AuthLayout>
  )
}
