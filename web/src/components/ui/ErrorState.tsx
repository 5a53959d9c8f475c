import { messages } from "../../lib/messages";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

interface ErrorStateProps {
  onRetry?: () => void;
  /** Where the page has no other heading. */
  as?: "h1";
  /** What is known of the cause; without it the connection is named. */
  cause?: { title: string; hint: string };
}

/** A screen or list that failed to load, with a retry button. */
export function ErrorState({ onRetry, as, cause }: ErrorStateProps) {
  return (
    <EmptyState
      as={as}
      title={cause?.title ?? messages.error.loading}
      hint={cause?.hint ?? messages.error.loadingHint}
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
