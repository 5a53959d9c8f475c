import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { reload } from "../../lib/reload";
import { ErrorState } from "./ErrorState";
import { useIsOnline } from "./useIsOnline";

interface LoadingOrOfflineProps {
  /** Where the page has no other heading. */
  as?: "h1";
  /** The placeholder. */
  children: ReactNode;
}

/**
 * A placeholder while code loads. Without a network that may never have been loaded: then a message, with a button to
 * try again. It waits a moment, since what the device has kept is there at once.
 */
export function LoadingOrOffline({ as, children }: LoadingOrOfflineProps) {
  const isOnline = useIsOnline();
  if (isOnline) return children;
  return (
    <chakra.div animation="fade-in {durations.slow} 500ms backwards">
      {/* A browser asks for code that it failed to load only once per page. */}
      <ErrorState as={as} onRetry={reload} />
    </chakra.div>
  );
}
