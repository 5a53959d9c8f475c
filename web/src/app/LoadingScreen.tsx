import { chakra } from "@chakra-ui/react/styled-system";
import { Mark } from "../components/brand/Mark";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { messages } from "../lib/messages";

/** Shown until the session is known. */
export function LoadingScreen() {
  return (
    <chakra.div role="status" minHeight="100dvh" display="grid" placeItems="center" bg="bg.canvas">
      <chakra.span animation="fade-in {durations.slow} 150ms backwards">
        <Mark size={72} />
      </chakra.span>
      <VisuallyHidden>{messages.session.loading}</VisuallyHidden>
    </chakra.div>
  );
}
