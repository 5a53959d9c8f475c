import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { LuMailCheck } from 'react-icons/lu'
import { ButtonLink } from '../../components/ui/Button'
import { accountMessages } from '../../lib/accountMessages'
import { paths } from '../../lib/paths'

const texts = accountMessages.registration

/** After the registration: look into your mail. */
export function MailSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" py="8" textAlign="center">
      <chakra.span display="grid" placeItems="center" width="72px" height="72px" borderRadius="plumaMd" bg="hoja.50" color="hoja.700">
        <LuMailCheck size={36} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" outline="none">
        {texts.success}
      </chakra.h2>
      <chakra.p maxWidth="46ch" overflowWrap="anywhere">
        {texts.sentTo} <strong>{email}</strong>. {texts.sentHint}
      </chakra.p>
      <ButtonLink to={paths.login()}>{texts.toSignIn}</ButtonLink>
    </chakra.div>
  )
}
