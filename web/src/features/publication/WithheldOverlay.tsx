import { chakra } from "@chakra-ui/react/styled-system";
import { LuCrown } from "react-icons/lu";
import { messages } from "../../lib/messages";

/** In place of the pictures of what is for Premium accounts alone: the server sends none. */
export function WithheldOverlay({ size = 40 }: { size?: number }) {
  return (
    <chakra.div
      position="absolute"
      inset="0"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="2"
      p="4"
      bg="fill.premium"
      color="fg.onPremium"
      fontFamily="heading"
      fontWeight={800}
      fontSize="1.125rem"
      textAlign="center"
    >
      <LuCrown size={size} aria-hidden="true" />
      {messages.publication.withheld}
    </chakra.div>
  );
}
