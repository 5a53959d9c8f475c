import { messages } from "../../lib/messages";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

/** A screen or list that could not be loaded, with the way to try again; `h1` where nothing else heads the page. */
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
