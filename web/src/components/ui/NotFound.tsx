import { messages } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { PageMeta } from '../PageMeta'
import { useStatus } from '../site'
import { ButtonLink } from './Button'
import { EmptyState } from './EmptyState'

/** «404 Pagina no encontrada», the way home. */
export function NotFound() {
  useStatus(404)
  return (
    <>
      <PageMeta title={messages.notFound.title} robots="noindex" />
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
