import { messages } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { ButtonLink } from './Button'
import { EmptyState } from './EmptyState'

/** «404 Pagina no encontrada», the way home. */
export function NotFound() {
  return (
    <>
      <title>{`${messages.notFound.title} · ${messages.brand}`}</title>
      <EmptyState
        as="h1"
        title={messages.notFound.title}
        hint={messages.notFound.hint}
        action={
          <ButtonLink to={paths.home()} variant="secondary">
            {messages.notFound.action}
          </ButtonLink>
        }
      />
    </>
  )
}
