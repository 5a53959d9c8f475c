import { chakra } from "@chakra-ui/react/styled-system";
import { LuMessagesSquare } from "react-icons/lu";

/** Two speech bubbles on blue, for empty lists of messages. */
export function ChatPicture() {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      width="90px"
      height="90px"
      mb="3"
      borderRadius="plumaLg"
      bg="bg.give"
      color="fg.link"
      aria-hidden="true"
    >
      <LuMessagesSquare size={40} />
    </chakra.span>
  );
}
