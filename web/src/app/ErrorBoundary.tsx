import { Component, type ReactNode } from 'react'
import { Button } from '../components/ui/Button'
import { EmptyState } from '../components/ui/EmptyState'
import { messages } from '../lib/messages'

/** Keeps a fault of ours on the screen it happened on. A new `resetKey` (the address) starts afresh. */
export class ErrorBoundary extends Component<{ resetKey: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== '' && state.failedAt !== props.resetKey ? { failedAt: null } : null
  }

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.setState({ failedAt: this.props.resetKey })
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return (
      <EmptyState
        as="h1"
        title={messages.error.unexpected}
        hint={messages.error.unexpectedHint}
        action={
          <Button variant="secondary" onClick={() => location.reload()}>
            {messages.action.retry}
          </Button>
        }
      />
    )
  }
}
