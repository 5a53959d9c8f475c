import { chakra } from "@chakra-ui/react/styled-system";
import { messages } from "../../lib/messages";
import { Button } from "./Button";

/** Notice above a screen of which a part could not be loaded. */
export function PartialDataNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      px="4"
      py="1"
      mb="4"
      bg="bg.receive"
      border="1px solid {colors.border.receive}"
      borderRadius="card"
      textStyle="small"
    >
      {messages.error.part}
      <Button variant="text" size="s" onClick={onRetry}>
        {messages.action.retry}
      </Button>
    </chakra.div>
  );
}
