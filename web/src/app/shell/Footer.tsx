import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../apollo/session'
import { Container } from '../../components/ui/Card'
import { Logo } from '../../components/ui/Logo'
import { messages } from '../../lib/messages'
import { paths } from '../../lib/paths'

/** Only what exists is linked. */
export function Footer() {
  const { status } = useSession()
  return (
    <chakra.footer className="on-header" bg="bg.footer" color="fg.onHeader" mt={{ base: '10', lg: '16' }} pt={{ base: '10', lg: '14' }} pb={{ base: '104px', sm: '7' }}>
      <Container>
        <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: '1fr 1fr', md: '1.5fr 1fr 1fr' }}>
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Logo onBlue height={34} />
            <chakra.p mt="3.5" maxWidth="280px" textStyle="small">
              {messages.footer.claim}
            </chakra.p>
          </chakra.div>
          <Section title={messages.footer.explore}>
            <FooterLink to={paths.home()}>{messages.nav.home}</FooterLink>
            <FooterLink to={paths.wall()}>{messages.nav.wall}</FooterLink>
          </Section>
          <Section title={messages.footer.account}>
            {status === 'member' ? (
              <>
                <FooterLink to={paths.chats('in-progress')}>{messages.footer.changes}</FooterLink>
                <FooterLink to={paths.requests(3)}>{messages.nav.history}</FooterLink>
                <FooterLink to={paths.newPublication()}>{messages.footer.publish}</FooterLink>
              </>
            ) : (
              <>
                <FooterLink to={paths.registration()}>{messages.nav.register}</FooterLink>
                <FooterLink to={paths.login()}>{messages.nav.signIn}</FooterLink>
              </>
            )}
          </Section>
        </chakra.div>
        <chakra.p mt="10" pt="6" borderTop="1px solid {colors.azul.800}" textStyle="small" color="azul.200">
          {messages.footer.rights}
        </chakra.p>
      </Container>
    </chakra.footer>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <chakra.h2 textStyle="h4" color="white" mb="2">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">{children}</chakra.ul>
    </chakra.section>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <chakra.span display="block" textStyle="small" css={{ '& a': { display: 'inline-block', py: '6px', color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } }}>
        <Link to={to}>{children}</Link>
      </chakra.span>
    </li>
  )
}
