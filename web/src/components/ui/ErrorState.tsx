import { messages } from "../../lib/messages";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

/** A screen or list that failed to load, with a retry button; `h1` where the page has no other heading. */
export function ErrorState({ onRetry, as }: { onRetry?: () => void; as?: "h1" }) {
  return (
    <EmptyState
      as={as}
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
  );
}
