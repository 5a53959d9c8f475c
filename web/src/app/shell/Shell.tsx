import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { messages } from '../../lib/messages'

/** Header, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <chakra.a href="#content" srOnly _focusVisible={{ srOnly: false }}>
        {messages.action.skipToContent}
      </chakra.a>
      <chakra.main id="content" tabIndex={-1} minHeight="70dvh" outline="none">
        {children}
      </chakra.main>
    </>
  )
}
