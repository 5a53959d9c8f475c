import { messages } from '../../lib/messages'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

/** A screen or list that could not be loaded, with the way to try again. */
export function ErrorState({ onRetry }: { onRetry?: () => void }) {
  return (
    <EmptyState
      title={messages.error.loading}
      hint={messages.error.loadingHint}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {messages.action.retry}
          </Button>
        )
      }
    />
  )
}
