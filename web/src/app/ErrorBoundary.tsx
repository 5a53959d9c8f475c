import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "../components/ui/Button";
import { EmptyState } from "../components/ui/EmptyState";
import { messages } from "../lib/messages";
import { reloadOnce } from "../lib/reloadOnce";

/** Confines a crash to the screen it happened on. A new `resetKey` (the path) resets it. */
export class ErrorBoundary extends Component<{ resetKey: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== "" && state.failedAt !== props.resetKey
      ? { failedAt: null }
      : null;
  }

  static getDerivedStateFromError() {
    return { failedAt: "" };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error) && reloadOnce()) return;
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
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
    );
  }
}

/** Whether a chunk failed to load: no network, or a newer build has replaced it. Each browser words it differently. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);
}
