import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { messages } from "../../lib/messages";

/** Unread count on an icon; «9+» from ten on. */
export function UnreadBadge({
  count,
  on = "bg.header",
  top = "0",
}: {
  count: number;
  on?: string;
  top?: string | Record<string, string>;
}) {
  if (count === 0) return null;
  const shown = count > 9 ? "9+" : String(count);
  return (
    <>
      <chakra.span
        data-bubble=""
        aria-hidden="true"
        position="absolute"
        top={top}
        left="50%"
        ml="3px"
        minWidth="20px"
        height="20px"
        px="5px"
        borderRadius="md"
        bg="action.swap"
        color="fg.onSwap"
        fontWeight={700}
        fontSize="0.75rem"
        lineHeight="20px"
        textAlign="center"
        boxShadow={`0 0 0 2px {colors.${on}}`}
      >
        {shown}
      </chakra.span>
      <VisuallyHidden>, {messages.nav.unread(shown)}</VisuallyHidden>
    </>
  );
}
